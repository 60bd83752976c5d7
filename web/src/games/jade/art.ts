/** The outline on a card: a map from words of its id to symbols. */
import dumplingBao from "icon:dumpling-bao";
import dumpling from "icon:dumpling";
import cherry from "icon:cherry";
import plum from "icon:plum";
import peach from "icon:peach";
import chestnut from "icon:chestnut-leaf";
import honeycomb from "icon:honeycomb";
import honey from "icon:dripping-honey";
import teapot from "icon:teapot-leaves";
import cookie from "icon:cookie";
import bread from "icon:sliced-bread";
import jelly from "icon:jelly";
import orchid from "icon:spoted-flower";
import lotus from "icon:lotus";
import daisy from "icon:daisy";
import jasmine from "icon:jasmine";
import rose from "icon:rose";
import clover from "icon:clover";
import sunflower from "icon:sunflower";
import peony from "icon:flower-twirl";
import coin from "icon:two-coins";
import moon from "icon:moon";
import tile from "icon:divided-square";
import bloom from "icon:flower-star";
import cosmos from "icon:twirly-flower";
import iceCube from "icon:melting-ice-cube";
import icePop from "icon:ice-pop";
import sunset from "icon:sunrise";
import cake from "icon:cupcake";
import chalice from "icon:jeweled-chalice";

/** The first word that an id has decides. */
const WORDS: [string, string][] = [
  ["chalice", chalice],
  ["rouge", dumplingBao],
  ["mugwort", dumpling],
  ["cherry", cherry],
  ["greengage", plum],
  ["loquat", peach],
  ["chestnut", chestnut],
  ["lotus", lotus],
  ["jasmine", jasmine],
  ["orchid", orchid],
  ["daisy", daisy],
  ["peony", peony],
  ["camellia", rose],
  ["clover", clover],
  ["marigold", sunflower],
  ["coin", coin],
  ["moon", moon],
  ["seal", tile],
  ["rainbow_bloom", bloom],
  ["cosmos", cosmos],
  ["peach", peach],
  ["sherbet", icePop],
  ["orb", iceCube],
  ["sunset", sunset],
  ["mung", jelly],
  ["haw", jelly],
  ["bun", dumplingBao],
  ["honey", honey],
  ["tea", teapot],
  ["jujube", cookie],
  ["date", honeycomb],
  ["millet", bread],
];

export const artOf = (id: string): string => WORDS.find(([word]) => id.includes(word))?.[1] ?? cake;

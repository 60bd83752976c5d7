/** The outline of everything: pictures of cards, symbols, resources, the signs of chains. Each card has its own. */
import abacus from "icon:abacus";
import acousticMegaphone from "icon:acoustic-megaphone";
import amphora from "icon:amphora";
import aqueduct from "icon:aqueduct";
import archeryTarget from "icon:archery-target";
import archiveResearch from "icon:archive-research";
import arena from "icon:arena";
import astrolabe from "icon:astrolabe";
import bank from "icon:bank";
import barracks from "icon:barracks";
import barracksTent from "icon:barracks-tent";
import barrel from "icon:barrel";
import bigGear from "icon:big-gear";
import bookshelf from "icon:bookshelf";
import bowArrow from "icon:bow-arrow";
import breastplate from "icon:breastplate";
import brickPile from "icon:brick-pile";
import brickWall from "icon:brick-wall";
import byzantinTemple from "icon:byzantin-temple";
import camel from "icon:camel";
import capitol from "icon:capitol";
import cardPickup from "icon:card-pickup";
import cartwheel from "icon:cartwheel";
import castle from "icon:castle";
import catapult from "icon:catapult";
import cellarBarrels from "icon:cellar-barrels";
import chariot from "icon:chariot";
import checkedShield from "icon:checked-shield";
import chessKnight from "icon:chess-knight";
import chessRook from "icon:chess-rook";
import circularSawblade from "icon:circular-sawblade";
import classicalKnowledge from "icon:classical-knowledge";
import clayBrick from "icon:clay-brick";
import coinsPile from "icon:coins-pile";
import compass from "icon:compass";
import crossedSwords from "icon:crossed-swords";
import defensiveWall from "icon:defensive-wall";
import dramaMasks from "icon:drama-masks";
import egyptianSphinx from "icon:egyptian-sphinx";
import egyptianTemple from "icon:egyptian-temple";
import fireBowl from "icon:fire-bowl";
import fizzingFlask from "icon:fizzing-flask";
import flyingFlag from "icon:flying-flag";
import fruitTree from "icon:fruit-tree";
import furnace from "icon:furnace";
import gavel from "icon:gavel";
import gladius from "icon:gladius";
import globe from "icon:globe";
import graduateCap from "icon:graduate-cap";
import greatPyramid from "icon:great-pyramid";
import greekTemple from "icon:greek-temple";
import hammerNails from "icon:hammer-nails";
import harborDock from "icon:harbor-dock";
import herbsBundle from "icon:herbs-bundle";
import horseHead from "icon:horse-head";
import horseshoe from "icon:horseshoe";
import indianPalace from "icon:indian-palace";
import ionicColumn from "icon:ionic-column";
import laurels from "icon:laurels";
import lighthouse from "icon:lighthouse";
import lightningTrio from "icon:lightning-trio";
import log from "icon:log";
import logging from "icon:logging";
import linkedRings from "icon:linked-rings";
import lyre from "icon:lyre";
import magicLamp from "icon:magic-lamp";
import bubblingBowl from "icon:bubbling-bowl";
import militaryFort from "icon:military-fort";
import mineWagon from "icon:mine-wagon";
import mining from "icon:mining";
import moon from "icon:moon";
import obelisk from "icon:obelisk";
import observatory from "icon:observatory";
import openBook from "icon:open-book";
import paintedPottery from "icon:painted-pottery";
import palisade from "icon:palisade";
import papers from "icon:papers";
import papyrus from "icon:papyrus";
import pestleMortar from "icon:pestle-mortar";
import philosopherBust from "icon:philosopher-bust";
import planks from "icon:planks";
import potionBall from "icon:potion-ball";
import prayer from "icon:prayer";
import publicSpeaker from "icon:public-speaker";
import quill from "icon:quill";
import quillInk from "icon:quill-ink";
import romanToga from "icon:roman-toga";
import roundBottomFlask from "icon:round-bottom-flask";
import scales from "icon:scales";
import scrollQuill from "icon:scroll-quill";
import scrollUnfurled from "icon:scroll-unfurled";
import shipWheel from "icon:ship-wheel";
import shop from "icon:shop";
import spartanHelmet from "icon:spartan-helmet";
import squareBottle from "icon:square-bottle";
import stable from "icon:stable";
import stoneBlock from "icon:stone-block";
import stoneBridge from "icon:stone-bridge";
import stoneBust from "icon:stone-bust";
import stoneCrafting from "icon:stone-crafting";
import stonePath from "icon:stone-path";
import stonePile from "icon:stone-pile";
import stoneStack from "icon:stone-stack";
import stoneTower from "icon:stone-tower";
import stoneWall from "icon:stone-wall";
import sun from "icon:sun";
import sundial from "icon:sundial";
import swapBag from "icon:swap-bag";
import swordSmithing from "icon:sword-smithing";
import tavernSign from "icon:tavern-sign";
import teacher from "icon:teacher";
import templeGate from "icon:temple-gate";
import theaterCurtains from "icon:theater-curtains";
import torch from "icon:torch";
import trade from "icon:trade";
import trident from "icon:trident";
import trireme from "icon:trireme";
import twoCoins from "icon:two-coins";
import village from "icon:village";
import vineFlower from "icon:vine-flower";
import watchtower from "icon:watchtower";
import waterDrop from "icon:water-drop";
import waterFountain from "icon:water-fountain";
import wheat from "icon:wheat";
import whiteBook from "icon:white-book";
import woodPile from "icon:wood-pile";
import woodenPier from "icon:wooden-pier";
import type { Resource, Symbol } from "./types";

const ART: Record<string, string> = {
  lumber_yard: woodPile,
  logging_camp: logging,
  clay_pool: clayBrick,
  clay_pit: brickPile,
  quarry: stonePile,
  stone_pit: mining,
  glassworks: furnace,
  press: papyrus,
  guard_tower: watchtower,
  stable: stable,
  garrison: barracksTent,
  palisade: palisade,
  workshop: stoneCrafting,
  apothecary: bubblingBowl,
  scriptorium: quillInk,
  pharmacist: herbsBundle,
  theater: theaterCurtains,
  altar: fireBowl,
  baths: waterFountain,
  stone_reserve: stoneStack,
  clay_reserve: paintedPottery,
  wood_reserve: planks,
  tavern: tavernSign,
  sawmill: circularSawblade,
  brickyard: brickWall,
  shelf_quarry: mineWagon,
  glassblower: squareBottle,
  drying_room: papers,
  walls: defensiveWall,
  horse_breeders: horseHead,
  barracks: barracks,
  archery_range: bowArrow,
  parade_ground: flyingFlag,
  library: whiteBook,
  dispensary: potionBall,
  school: teacher,
  laboratory: fizzingFlask,
  courthouse: gavel,
  statue: stoneBust,
  temple: greekTemple,
  aqueduct: aqueduct,
  rostrum: publicSpeaker,
  forum: shop,
  caravansery: camel,
  customs_house: woodenPier,
  brewery: cellarBarrels,
  arsenal: swordSmithing,
  pretorium: militaryFort,
  fortifications: castle,
  siege_workshop: catapult,
  circus: trident,
  academy: classicalKnowledge,
  study: archiveResearch,
  university: graduateCap,
  observatory: observatory,
  palace: indianPalace,
  town_hall: bank,
  obelisk: obelisk,
  gardens: fruitTree,
  pantheon: byzantinTemple,
  senate: capitol,
  chamber_of_commerce: trade,
  port: harborDock,
  armory: breastplate,
  lighthouse: torch,
  arena: arena,
  merchants_guild: swapBag,
  shipowners_guild: shipWheel,
  builders_guild: hammerNails,
  magistrates_guild: scrollQuill,
  scientists_guild: astrolabe,
  moneylenders_guild: coinsPile,
  tacticians_guild: chessRook,
  appian_way: stonePath,
  circus_maximus: chariot,
  colossus: romanToga,
  great_library: bookshelf,
  great_lighthouse: lighthouse,
  hanging_gardens: vineFlower,
  mausoleum: egyptianTemple,
  piraeus: trireme,
  pyramids: greatPyramid,
  sphinx: egyptianSphinx,
  statue_of_zeus: lightningTrio,
  temple_of_artemis: templeGate,
  agriculture: wheat,
  architecture: stoneBridge,
  economy: twoCoins,
  law: scales,
  masonry: stoneWall,
  mathematics: abacus,
  philosophy: philosopherBust,
  strategy: chessKnight,
  theology: prayer,
  urbanism: village,
};

/** The sign of a chain, by the card it begins with. */
const CHAINS: Record<string, string> = {
  palisade: stoneTower,
  garrison: gladius,
  stable: horseshoe,
  pharmacist: bigGear,
  scriptorium: openBook,
  baths: waterDrop,
  altar: moon,
  theater: dramaMasks,
  tavern: amphora,
  brewery: barrel,
  parade_ground: spartanHelmet,
  archery_range: archeryTarget,
  laboratory: magicLamp,
  school: lyre,
  statue: ionicColumn,
  temple: sun,
  rostrum: acousticMegaphone,
};

export const RESOURCES: Record<Resource, string> = {
  wood: log,
  stone: stoneBlock,
  clay: brickWall,
  glass: roundBottomFlask,
  paper: scrollUnfurled,
};

export const SYMBOLS: Record<Symbol, string> = {
  globe: globe,
  sundial: sundial,
  mortar: pestleMortar,
  plumb: compass,
  wheel: cartwheel,
  quill: quill,
  law: scales,
};

/** What stands for effects and pieces that are on no card. */
export const SIGNS = { laurels, shield: checkedShield, pawn: crossedSwords, revive: cardPickup, trade };

/** The picture of a card, wonder or token, by its bare id. */
export const artOf = (id: string): string | undefined => ART[id];

/** The sign of the chain that begins with a card, by its bare id. */
export const chainOf = (id: string): string => CHAINS[id] ?? linkedRings;

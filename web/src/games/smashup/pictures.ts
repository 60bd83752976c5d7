/** The picture of every faction, card and base: what of game-icons.net stands for what. */
import abacus from "icon:abacus";
import airtightHatch from "icon:airtight-hatch";
import alienBug from "icon:alien-bug";
import alienSkull from "icon:alien-skull";
import alienStare from "icon:alien-stare";
import allSeeingEye from "icon:all-seeing-eye";
import anchor from "icon:anchor";
import anglerFish from "icon:angler-fish";
import anvil from "icon:anvil";
import atSea from "icon:at-sea";
import autoRepair from "icon:auto-repair";
import backwardTime from "icon:backward-time";
import badGnome from "icon:bad-gnome";
import bandana from "icon:bandana";
import barricade from "icon:barricade";
import beamWake from "icon:beam-wake";
import bearFace from "icon:bear-face";
import bearHead from "icon:bear-head";
import bigWave from "icon:big-wave";
import biohazard from "icon:biohazard";
import bookStorm from "icon:book-storm";
import bookshelf from "icon:bookshelf";
import bootKick from "icon:boot-kick";
import brain from "icon:brain";
import brainLeak from "icon:brain-leak";
import brainTentacle from "icon:brain-tentacle";
import brainstorm from "icon:brainstorm";
import brokenShield from "icon:broken-shield";
import bubblingBowl from "icon:bubbling-bowl";
import bullets from "icon:bullets";
import bus from "icon:bus";
import candleLight from "icon:candle-light";
import candles from "icon:candles";
import cannon from "icon:cannon";
import canoe from "icon:canoe";
import captainHatProfile from "icon:captain-hat-profile";
import carnivorousPlant from "icon:carnivorous-plant";
import castle from "icon:castle";
import cat from "icon:cat";
import catching from "icon:catch";
import cauldron from "icon:cauldron";
import circleForest from "icon:circle-forest";
import circuitry from "icon:circuitry";
import clawSlashes from "icon:claw-slashes";
import cloakDagger from "icon:cloak-dagger";
import closedDoors from "icon:closed-doors";
import clover from "icon:clover";
import coins from "icon:coins";
import crossedSabres from "icon:crossed-sabres";
import crownedSkull from "icon:crowned-skull";
import crystalBall from "icon:crystal-ball";
import crystalWand from "icon:crystal-wand";
import cultist from "icon:cultist";
import daggers from "icon:daggers";
import database from "icon:database";
import deliveryDrone from "icon:delivery-drone";
import dinosaurBones from "icon:dinosaur-bones";
import dinosaurEgg from "icon:dinosaur-egg";
import dinosaurRex from "icon:dinosaur-rex";
import diploma from "icon:diploma";
import dominoMask from "icon:domino-mask";
import doubleFaceMask from "icon:double-face-mask";
import elvenCastle from "icon:elven-castle";
import evilBook from "icon:evil-book";
import evilHand from "icon:evil-hand";
import evilWings from "icon:evil-wings";
import eyeTarget from "icon:eye-target";
import gooeyEyedSun from "icon:gooey-eyed-sun";
import jesterHat from "icon:jester-hat";
import factory from "icon:factory";
import fairy from "icon:fairy";
import field from "icon:field";
import fishEggs from "icon:fish-eggs";
import fishMonster from "icon:fish-monster";
import fishingNet from "icon:fishing-net";
import flame from "icon:flame";
import floatingGhost from "icon:floating-ghost";
import floatingTentacles from "icon:floating-tentacles";
import flowers from "icon:flowers";
import flute from "icon:flute";
import fog from "icon:fog";
import footprint from "icon:footprint";
import gearHammer from "icon:gear-hammer";
import gears from "icon:gears";
import gems from "icon:gems";
import ghost from "icon:ghost";
import ghostAlly from "icon:ghost-ally";
import glowingHands from "icon:glowing-hands";
import goblin from "icon:goblin";
import goblinHead from "icon:goblin-head";
import graveyard from "icon:graveyard";
import greekTemple from "icon:greek-temple";
import greenhouse from "icon:greenhouse";
import habitatDome from "icon:habitat-dome";
import halfBodyCrawling from "icon:half-body-crawling";
import hand from "icon:hand";
import harpoonTrident from "icon:harpoon-trident";
import hastyGrave from "icon:hasty-grave";
import hobbitDoor from "icon:hobbit-door";
import hollowCat from "icon:hollow-cat";
import hood from "icon:hood";
import horseHead from "icon:horse-head";
import hospitalCross from "icon:hospital-cross";
import hourglass from "icon:hourglass";
import icebergs from "icon:icebergs";
import invisible from "icon:invisible";
import island from "icon:island";
import jungle from "icon:jungle";
import katana from "icon:katana";
import lightBulb from "icon:light-bulb";
import lips from "icon:lips";
import lockers from "icon:lockers";
import longAntennaeBug from "icon:long-antennae-bug";
import lotusFlower from "icon:lotus-flower";
import magicGate from "icon:magic-gate";
import magicHat from "icon:magic-hat";
import magicPalm from "icon:magic-palm";
import magicPortal from "icon:magic-portal";
import magicSwirl from "icon:magic-swirl";
import magnifyingGlass from "icon:magnifying-glass";
import megaphone from "icon:megaphone";
import metalScales from "icon:metal-scales";
import minigun from "icon:minigun";
import mountainRoad from "icon:mountain-road";
import mountains from "icon:mountains";
import mountaintop from "icon:mountaintop";
import muscleUp from "icon:muscle-up";
import mushroomCloud from "icon:mushroom-cloud";
import mushroomHouse from "icon:mushroom-house";
import nightSleep from "icon:night-sleep";
import ninjaHead from "icon:ninja-head";
import ninjaHeroicStance from "icon:ninja-heroic-stance";
import ninjaMask from "icon:ninja-mask";
import oasis from "icon:oasis";
import pagoda from "icon:pagoda";
import paw from "icon:paw";
import pawPrint from "icon:paw-print";
import pentacle from "icon:pentacle";
import pirateCannon from "icon:pirate-cannon";
import pirateCaptain from "icon:pirate-captain";
import pirateCoat from "icon:pirate-coat";
import pirateFlag from "icon:pirate-flag";
import pirateHook from "icon:pirate-hook";
import planetConquest from "icon:planet-conquest";
import plantRoots from "icon:plant-roots";
import plantSeed from "icon:plant-seed";
import plantWatering from "icon:plant-watering";
import pointyHat from "icon:pointy-hat";
import poisonBottle from "icon:poison-bottle";
import polarBear from "icon:polar-bear";
import portal from "icon:portal";
import potionOfMadness from "icon:potion-of-madness";
import powderBag from "icon:powder-bag";
import queenCrown from "icon:queen-crown";
import radarDish from "icon:radar-dish";
import raiseZombie from "icon:raise-zombie";
import rayGun from "icon:ray-gun";
import recycle from "icon:recycle";
import ringedBeam from "icon:ringed-beam";
import ringedPlanet from "icon:ringed-planet";
import robotAntennas from "icon:robot-antennas";
import robotGolem from "icon:robot-golem";
import robotHelmet from "icon:robot-helmet";
import ropeCoil from "icon:rope-coil";
import runningNinja from "icon:running-ninja";
import sacrificialDagger from "icon:sacrificial-dagger";
import sail from "icon:sail";
import saintBasilCathedral from "icon:saint-basil-cathedral";
import scoutShip from "icon:scout-ship";
import screaming from "icon:screaming";
import seaCreature from "icon:sea-creature";
import seaStar from "icon:sea-star";
import secretBook from "icon:secret-book";
import shakingHands from "icon:shaking-hands";
import shamblingZombie from "icon:shambling-zombie";
import sheep from "icon:sheep";
import shipBow from "icon:ship-bow";
import shipWheel from "icon:ship-wheel";
import shoppingCart from "icon:shopping-cart";
import sleepy from "icon:sleepy";
import slowBlob from "icon:slow-blob";
import smokeBomb from "icon:smoke-bomb";
import soccerField from "icon:soccer-field";
import sonicShout from "icon:sonic-shout";
import spade from "icon:spade";
import spectacles from "icon:spectacles";
import spectre from "icon:spectre";
import spellBook from "icon:spell-book";
import spiralTentacle from "icon:spiral-tentacle";
import spookyHouse from "icon:spooky-house";
import sprout from "icon:sprout";
import starAltar from "icon:star-altar";
import starGate from "icon:star-gate";
import starMedal from "icon:star-medal";
import starShuriken from "icon:star-shuriken";
import steam from "icon:steam";
import steamLocomotive from "icon:steam-locomotive";
import stegosaurusScales from "icon:stegosaurus-scales";
import stoneTower from "icon:stone-tower";
import teacher from "icon:teacher";
import templeGate from "icon:temple-gate";
import tentacleStrike from "icon:tentacle-strike";
import tentaclesBarrier from "icon:tentacles-barrier";
import tentaclesSkull from "icon:tentacles-skull";
import thornyVine from "icon:thorny-vine";
import tigerHead from "icon:tiger-head";
import tombstone from "icon:tombstone";
import towerFlag from "icon:tower-flag";
import trackedRobot from "icon:tracked-robot";
import treeDoor from "icon:tree-door";
import triceratopsHead from "icon:triceratops-head";
import ufo from "icon:ufo";
import unicorn from "icon:unicorn";
import upgrade from "icon:upgrade";
import velociraptor from "icon:velociraptor";
import venusFlytrap from "icon:venus-flytrap";
import vineWhip from "icon:vine-whip";
import vines from "icon:vines";
import vintageRobot from "icon:vintage-robot";
import waxSeal from "icon:wax-seal";
import wheat from "icon:wheat";
import whirlwind from "icon:whirlwind";
import wizardFace from "icon:wizard-face";
import zeppelin from "icon:zeppelin";

const PICTURES: Record<string, string> = {
  pirates: pirateFlag,
  ninjas: ninjaMask,
  aliens: ufo,
  dinosaurs: dinosaurRex,
  robots: vintageRobot,
  wizards: pointyHat,
  zombies: shamblingZombie,
  tricksters: jesterHat,
  ghosts: ghost,
  bear_cavalry: polarBear,
  steampunks: gears,
  killer_plants: venusFlytrap,
  minions_of_cthulhu: tentaclesSkull,
  elder_things: gooeyEyedSun,
  innsmouth: fishMonster,
  miskatonic: diploma,
  alien_abduction: beamWake,
  alien_beam_up: ringedBeam,
  alien_collector: catching,
  alien_crop_circles: wheat,
  alien_disintegrator: rayGun,
  alien_invader: alienStare,
  alien_invasion: scoutShip,
  alien_jammed_signal: radarDish,
  alien_probe: eyeTarget,
  alien_scout: alienSkull,
  alien_supreme_overlord: alienBug,
  alien_terraforming: planetConquest,
  bear_cavalry_bear_cavalry: horseHead,
  bear_cavalry_bear_hug: bearHead,
  bear_cavalry_bear_necessities: paw,
  bear_cavalry_bear_rides_you: bearFace,
  bear_cavalry_commission: starMedal,
  bear_cavalry_cub_scout: pawPrint,
  bear_cavalry_general_ivan: captainHatProfile,
  bear_cavalry_high_ground: mountaintop,
  bear_cavalry_polar_commando: polarBear,
  bear_cavalry_superiority: towerFlag,
  bear_cavalry_youre_pretty_much_borscht: cauldron,
  bear_cavalry_youre_screwed: bootKick,
  cthulhu_altar: starAltar,
  cthulhu_chosen: cultist,
  cthulhu_complete_the_ritual: pentacle,
  cthulhu_corruption: evilHand,
  cthulhu_fhtagn: evilBook,
  cthulhu_furthering_the_cause: spiralTentacle,
  cthulhu_it_begins_again: recycle,
  cthulhu_madness_unleashed: brainTentacle,
  cthulhu_recruit_by_force: tentacleStrike,
  cthulhu_seal_is_broken: waxSeal,
  cthulhu_servitor: hood,
  cthulhu_star_spawn: tentaclesSkull,
  cthulhu_whispers_in_darkness: lips,
  dino_armor_stego: stegosaurusScales,
  dino_augmentation: muscleUp,
  dino_howl: sonicShout,
  dino_king_rex: dinosaurRex,
  dino_laseratops: triceratopsHead,
  dino_natural_selection: dinosaurBones,
  dino_rampage: dinosaurRex,
  dino_survival_of_the_fittest: dinosaurEgg,
  dino_tooth_and_claw: clawSlashes,
  dino_upgrade: upgrade,
  dino_war_raptor: velociraptor,
  dino_wildlife_preserve: jungle,
  elder_thing_begin_the_summoning: starGate,
  elder_thing_byakhee: evilWings,
  elder_thing_dunwich_horror: floatingTentacles,
  elder_thing_elder_thing: seaStar,
  elder_thing_insanity: brainLeak,
  elder_thing_mi_go: longAntennaeBug,
  elder_thing_power_of_madness: brainstorm,
  elder_thing_shoggoth: slowBlob,
  elder_thing_spreading_horror: screaming,
  elder_thing_the_price_of_power: coins,
  elder_thing_touch_of_madness: glowingHands,
  elder_thing_unfathomable_goals: allSeeingEye,
  ghost_across_the_divide: portal,
  ghost_door_to_the_beyond: closedDoors,
  ghost_ghost: ghost,
  ghost_ghostly_arrival: floatingGhost,
  ghost_haunting: spookyHouse,
  ghost_incorporeal: invisible,
  ghost_make_contact: candleLight,
  ghost_seance: candles,
  ghost_shady_deal: shakingHands,
  ghost_spectre: spectre,
  ghost_spirit: ghostAlly,
  ghost_the_dead_rise: tombstone,
  innsmouth_in_plain_sight: dominoMask,
  innsmouth_mysteries_of_the_deep: anglerFish,
  innsmouth_new_acolytes: fishEggs,
  innsmouth_recruitment: fishingNet,
  innsmouth_return_to_the_sea: bigWave,
  innsmouth_sacred_circle: stoneTower,
  innsmouth_spreading_the_word: megaphone,
  innsmouth_the_deep_ones: seaCreature,
  innsmouth_the_locals: fishMonster,
  killer_plant_blossom: flowers,
  killer_plant_budding: plantSeed,
  killer_plant_choking_vines: vineWhip,
  killer_plant_deep_roots: plantRoots,
  killer_plant_entangled: thornyVine,
  killer_plant_insta_grow: plantWatering,
  killer_plant_overgrowth: vines,
  killer_plant_sleep_spores: nightSleep,
  killer_plant_sprout: sprout,
  killer_plant_venus_man_trap: venusFlytrap,
  killer_plant_water_lily: lotusFlower,
  killer_plant_weed_eater: carnivorousPlant,
  miskatonic_field_trip: bus,
  miskatonic_gate_to_beyond: magicGate,
  miskatonic_it_just_might_work: lightBulb,
  miskatonic_jinkies: spectacles,
  miskatonic_librarian: bookshelf,
  miskatonic_old_man_jenkins: doubleFaceMask,
  miskatonic_professor: teacher,
  miskatonic_psychologist: brain,
  miskatonic_researcher: magnifyingGlass,
  miskatonic_thats_so_crazy: bookStorm,
  miskatonic_things_best_not_known: secretBook,
  miskatonic_those_meddling_kids: footprint,
  ninja_acolyte: ninjaHead,
  ninja_assassination: daggers,
  ninja_disguise: dominoMask,
  ninja_hidden_ninja: runningNinja,
  ninja_infiltrate: ropeCoil,
  ninja_master: ninjaHeroicStance,
  ninja_poison: poisonBottle,
  ninja_seeing_stars: starShuriken,
  ninja_shinobi: katana,
  ninja_smoke_bomb: smokeBomb,
  ninja_tiger_assassin: tigerHead,
  ninja_way_of_deception: cloakDagger,
  pirate_broadside: pirateCannon,
  pirate_buccaneer: pirateHook,
  pirate_cannon: cannon,
  pirate_dinghy: canoe,
  pirate_first_mate: shipWheel,
  pirate_full_sail: sail,
  pirate_king: pirateCaptain,
  pirate_powderkeg: powderBag,
  pirate_saucy_wench: bandana,
  pirate_sea_dogs: anchor,
  pirate_shanghai: pirateCoat,
  pirate_swashbuckling: crossedSabres,
  robot_hoverbot: deliveryDrone,
  robot_microbot_alpha: robotAntennas,
  robot_microbot_archive: database,
  robot_microbot_fixer: autoRepair,
  robot_microbot_guard: robotHelmet,
  robot_microbot_reclaimer: recycle,
  robot_nukebot: mushroomCloud,
  robot_tech_center: circuitry,
  robot_warbot: robotGolem,
  robot_zapbot: trackedRobot,
  special_madness: potionOfMadness,
  steampunk_aggromotive: steamLocomotive,
  steampunk_captain_ahab: harpoonTrident,
  steampunk_change_of_venue: backwardTime,
  steampunk_difference_engine: abacus,
  steampunk_escape_hatch: airtightHatch,
  steampunk_mechanic: gearHammer,
  steampunk_ornate_dome: habitatDome,
  steampunk_rotary_slug_thrower: minigun,
  steampunk_scrap_diving: metalScales,
  steampunk_steam_man: steam,
  steampunk_steam_queen: queenCrown,
  steampunk_zeppelin: zeppelin,
  trickster_block_the_path: barricade,
  trickster_brownie: goblinHead,
  trickster_disenchant: brokenShield,
  trickster_enshrouding_mist: fog,
  trickster_flame_trap: flame,
  trickster_gnome: badGnome,
  trickster_gremlin: goblin,
  trickster_hideout: hobbitDoor,
  trickster_leprechaun: clover,
  trickster_mark_of_sleep: sleepy,
  trickster_pay_the_piper: flute,
  trickster_take_the_shinies: gems,
  wizard_archmage: wizardFace,
  wizard_chronomage: hourglass,
  wizard_enchantress: crystalWand,
  wizard_mass_enchantment: magicSwirl,
  wizard_mystic_studies: spellBook,
  wizard_neophyte: magicHat,
  wizard_portal: magicPortal,
  wizard_sacrifice: sacrificialDagger,
  wizard_scry: crystalBall,
  wizard_summon: magicPalm,
  wizard_time_loop: backwardTime,
  wizard_winds_of_change: whirlwind,
  zombie_grave_digger: spade,
  zombie_grave_robbing: hastyGrave,
  zombie_lend_a_hand: hand,
  zombie_lord: crownedSkull,
  zombie_mall_crawl: shoppingCart,
  zombie_not_enough_bullets: bullets,
  zombie_outbreak: biohazard,
  zombie_overrun: halfBodyCrawling,
  zombie_tenacious_z: raiseZombie,
  zombie_they_keep_coming: footprint,
  zombie_theyre_coming_to_get_you: graveyard,
  zombie_walker: shamblingZombie,
  base_antarctic_base: icebergs,
  base_beautiful_castle: elvenCastle,
  base_cave_of_shinies: gems,
  base_cool_cats_alley: cat,
  base_enchanted_glen: circleForest,
  base_equaria: horseHead,
  base_evans_city_cemetery: graveyard,
  base_factory_436_1337: factory,
  base_fairy_circle: fairy,
  base_field_of_honor: towerFlag,
  base_haunted_house: spookyHouse,
  base_house_of_nine_lives: hollowCat,
  base_ice_castle: castle,
  base_innsmouth: atSea,
  base_inventors_salon: lightBulb,
  base_jungle_oasis: oasis,
  base_locker_room: lockers,
  base_miskatonic_university: diploma,
  base_mountains_of_madness: mountains,
  base_mushroom_kingdom: mushroomHouse,
  base_ninja_dojo: pagoda,
  base_plateau_of_leng: mountainRoad,
  base_pony_land: unicorn,
  base_rhodes_plaza_mall: shoppingCart,
  base_ritual_site: pentacle,
  base_rlyeh: tentaclesBarrier,
  base_school_of_wizardry: spellBook,
  base_secret_grove: treeDoor,
  base_sheep_shrine: sheep,
  base_stadium: soccerField,
  base_tar_pits: bubblingBowl,
  base_temple_of_goju: templeGate,
  base_the_asylum: hospitalCross,
  base_the_central_brain: brain,
  base_the_dread_gazebo: greekTemple,
  base_the_great_library: bookshelf,
  base_the_greenhouse: greenhouse,
  base_the_grey_opal: shipBow,
  base_the_homeworld: ringedPlanet,
  base_the_mothership: scoutShip,
  base_the_pasture: field,
  base_the_workshop: anvil,
  base_tortuga: island,
  base_tsars_palace: saintBasilCathedral,
};

/** The outline of a card, a base or a faction, given as `"#id"` or bare; a card of other data has none of its own. */
export const picture = (card: string): string | undefined => PICTURES[card.replace(/^#/, "")];

/** Marks of cards whose abilities come up otherwise than by being played: a sign each, so that one sees them in a lane. */
import { bare } from "$/texts/speaker";

/** A talent is used once a turn, an ongoing ability holds while the card is in play, a special has its own moment. */
export type Trait = "talent" | "ongoing" | "special";

const TRAITS: Record<Trait, string> = {
  talent: `killer_plant_venus_man_trap miskatonic_professor miskatonic_librarian miskatonic_gate_to_beyond
    cthulhu_star_spawn cthulhu_servitor base_cool_cats_alley steampunk_captain_ahab steampunk_zeppelin
    innsmouth_sacred_circle`,
  ongoing: `robot_warbot robot_microbot_alpha robot_microbot_fixer zombie_overrun zombie_theyre_coming_to_get_you
    killer_plant_weed_eater killer_plant_deep_roots killer_plant_entangled killer_plant_sleep_spores
    alien_jammed_signal ninja_infiltrate ninja_poison ninja_smoke_bomb ghost_haunting ghost_door_to_the_beyond
    ghost_incorporeal ghost_make_contact bear_cavalry_general_ivan bear_cavalry_polar_commando
    bear_cavalry_superiority trickster_block_the_path trickster_hideout base_the_central_brain base_tar_pits
    base_the_dread_gazebo base_tsars_palace base_secret_grove base_beautiful_castle base_ice_castle base_pony_land
    base_antarctic_base elder_thing_elder_thing elder_thing_dunwich_horror steampunk_steam_queen steampunk_steam_man
    steampunk_aggromotive steampunk_ornate_dome steampunk_rotary_slug_thrower dino_armor_stego dino_war_raptor
    dino_tooth_and_claw dino_upgrade dino_wildlife_preserve innsmouth_in_plain_sight`,
  special: `pirate_king pirate_first_mate pirate_full_sail alien_scout cthulhu_chosen ninja_shinobi ninja_acolyte
    ninja_hidden_ninja zombie_tenacious_z ghost_spectre miskatonic_old_man_jenkins miskatonic_things_best_not_known
    elder_thing_the_price_of_power innsmouth_return_to_the_sea`,
};

const BY_CARD = new Map(
  (Object.keys(TRAITS) as Trait[]).flatMap((trait) => TRAITS[trait].split(/\s+/).map((card) => [card, trait] as const)),
);

/** The mark of a card, given as `"#id"` or bare. */
export const traitOf = (card: string): Trait | undefined => BY_CARD.get(bare(card));

/** The `d` of each mark in a square of 24: a turned arrow, a loop, a bolt. */
export const MARKS: Record<Trait, string> = {
  talent: "M12 3a9 9 0 1 1-8.500 6h2.700a6.500 6.500 0 1 0 2.300-2.500L11 9H3V1l3.700 3.700A9 9 0 0 1 12 3z",
  ongoing:
    "M7 7c2.200 0 3.800 1.500 5 3 1.200-1.500 2.800-3 5-3a5 5 0 0 1 0 10c-2.200 0-3.800-1.500-5-3-1.200 1.500-2.800 3-5 3A5 5 0 0 1 7 7zm0 2.500a2.500 2.500 0 0 0 0 5c1.300 0 2.400-1.100 3.500-2.500C9.400 10.600 8.300 9.500 7 9.500zm10 0c-1.300 0-2.400 1.100-3.500 2.500 1.100 1.400 2.200 2.500 3.500 2.500a2.500 2.500 0 0 0 0-5z",
  special: "M14 1 4 14h6l-2 9 12-14h-7z",
};

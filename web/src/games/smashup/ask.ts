/** The sentence of the prompt: the question of the rules, or how a play that was begun goes on. */
import { t } from "$/texts/texts.svelte";
import type { Course } from "./course.svelte";

export function askOf(course: Course): string | undefined {
  const { table, code, playing } = course;
  const question = table.question;
  if (!question) return;
  if (playing) {
    const spots = [...course.next.keys()];
    const has = (kind: string) => spots.some((spot) => spot.startsWith(kind));
    const what = has("base:") ? "base" : has("thing:") ? "minion" : has("with:") ? "with" : "go";
    return t("web-smashup-ask-play", { card: table.speaker.card(playing.card), what });
  }
  if (code === "turn") {
    const plays = course.ways.some(({ path }) => path.length > 1);
    return t(plays ? "web-smashup-ask-turn" : "web-smashup-ask-end");
  }
  const asked = table.speaker.question(question);
  const n = table.picked.length;
  return question.max > 1 ? t("web-smashup-ask-several", { asked, n, most: question.max }) : asked;
}

/** Behind it: what ends the turn, or how to play. */
export function asideOf({ code, walked }: Course): string | undefined {
  return code === "turn" && walked.length === 0 ? t("web-smashup-aside-turn") : undefined;
}

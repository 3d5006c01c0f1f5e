import { createHash } from "node:crypto";
import type { StoryCalendar } from "./calendar.ts";
import type { StoryClock } from "./clock.ts";
import type { Seller } from "./customers.ts";
import type { Installation } from "./installation.ts";
import type { Colleague } from "./team.ts";

/** What happens, and when. What would be after the end of the story is left out. */
export interface Happening {
  at: Date;
  happens(): Promise<unknown>;
  /** By the machine's clock, and moved afterwards (clock.ts). */
  isMoved?: true;
}

/** The colleagues who work in the story. */
export type Team = Record<Seller | "maja", Colleague>;

/** What the parts of the story are made with. */
export interface Stage {
  installation: Installation;
  calendar: StoryCalendar;
  team: Team;
  dataDir: string;
}

/** Lets everything happen in its order, each with the emails that follow from it. */
export async function tell(
  happenings: readonly Happening[],
  { installation, calendar }: Pick<Stage, "installation" | "calendar">,
  clock: StoryClock,
): Promise<void> {
  const past = happenings.filter(({ at }) => at < calendar.now);
  for (const { at, happens, isMoved } of past.toSorted((one, other) => Number(one.at) - Number(other.at)))
    await clock[isMoved ? "movedTo" : "at"](at, async () => {
      await happens();
      await installation.queue.work();
    });
}

/** The id of a thing in the story, the same at every filling. */
export function idOf(...names: string[]): string {
  const hash = createHash("sha256").update(names.join("\n")).digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** An address of a visitor's network: each visitor has one of their own. */
export function networkOf(id: string): string {
  const [a, b, c] = [0, 2, 4].map((place) => Number.parseInt(id.slice(place, place + 2), 16));
  return `10.${a}.${b}.${c}`;
}

/** Throws when the product has refused something that belongs to the story. */
export function must<Result>(result: Result, isDone: boolean, what: string): Result {
  if (!isDone) throw new Error(`${what}: ${JSON.stringify(result)}`);
  return result;
}

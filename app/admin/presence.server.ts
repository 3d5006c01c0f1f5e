import { z } from "zod";
import { milliseconds } from "#app/domain/milliseconds.ts";

/** Somebody who is at a place, and whether they write there. */
export interface Present {
  userId: string;
  writes: boolean;
}

/** A tab that is at a place, until its event stream ends. */
export interface Visit extends Present {
  /** The key of a place (place.ts). */
  place: string;
  /** Called when somebody comes, goes, begins to write or stops, on this node or another. */
  onChange(): void;
}

/** Who is at which place of the admin, on all nodes. */
export interface Presence {
  /** Notes a visit; gives the function that ends it. */
  enter(visit: Visit): () => void;
  /** Who is at a place: each person once. */
  at(place: string): Present[];
  /** Takes a message of any node; "" after a lost connection, when this node tells again who is here. */
  hear(message: string): void;
  /** Tells the other nodes that nobody is here any more. */
  close(): Promise<void>;
}

/** So that a tab that says anew where it is does not leave and come back. */
const pauseMilliseconds = 500;
/** How often a node tells the others of those who are still there. */
const repeatMilliseconds = milliseconds.minute;
/** What a node has told is true for this long: a node that has crashed tells nothing more. */
const lifetimeMilliseconds = 2.5 * milliseconds.minute;
/** How many places are in a message, and how many people in each: a NOTIFY carries 8 000 bytes. */
const placesInMessage = 5;
const peopleAtPlace = 25;

const messageSchema = z.object({
  node: z.string(),
  places: z.array(z.object({ place: z.string(), people: z.array(z.tuple([z.string(), z.boolean()])) })),
});

/**
 * Keeps who is at which place: what tabs of this node say as their event stream opens, and what the other nodes tell by
 * `send`, which gives a message to the `hear` of every node.
 */
export function openPresence(
  send: (message: string) => Promise<void>,
  node: string = crypto.randomUUID(),
): Presence {
  const visits = new Set<Visit>();
  /** What the other nodes have told, by node and place. */
  const told = new Map<string, { place: string; people: Present[]; until: number }>();
  const changed = new Set<string>();
  let pause: NodeJS.Timeout | undefined;
  let repeating: NodeJS.Timeout | undefined;
  let isClosed = false;

  const here = (place: string) => [...visits].filter((visit) => visit.place === place);
  const tell = async (places: Iterable<string>) => {
    const all = [...places].map((place) => ({
      place,
      people: peopleIn(here(place))
        .slice(0, peopleAtPlace)
        .map(({ userId, writes }) => [userId, writes]),
    }));
    // What is not told now, because the database is away, is told again in a minute.
    for (let start = 0; start < all.length; start += placesInMessage)
      await send(JSON.stringify({ node, places: all.slice(start, start + placesInMessage) })).catch(
        () => null,
      );
  };
  const callHere = (place: string) => {
    for (const { onChange } of here(place)) onChange();
  };
  const announce = () => {
    pause = undefined;
    void tell(changed);
    for (const place of changed) callHere(place);
    changed.clear();
  };
  const change = (place: string) => {
    changed.add(place);
    if (!isClosed) pause ??= setTimeout(announce, pauseMilliseconds);
  };
  const placesHere = () => new Set(Array.from(visits, ({ place }) => place));
  const repeat = () => {
    void tell(placesHere());
    const now = Date.now();
    for (const [key, { place, until }] of told) {
      if (until > now) continue;
      told.delete(key);
      callHere(place);
    }
  };

  return {
    enter(visit) {
      visits.add(visit);
      repeating ??= setInterval(repeat, repeatMilliseconds);
      change(visit.place);
      return () => {
        if (!visits.delete(visit)) return;
        change(visit.place);
        if (visits.size > 0) return;
        clearInterval(repeating);
        repeating = undefined;
      };
    },
    at(place) {
      const now = Date.now();
      const elsewhere = [...told.values()].filter((entry) => entry.place === place && entry.until > now);
      return peopleIn([...here(place), ...elsewhere.flatMap(({ people }) => people)]);
    },
    hear(message) {
      if (!message) return void tell(placesHere());
      const heard = messageSchema.safeParse(parse(message)).data;
      if (!heard || heard.node === node) return;
      for (const { place, people } of heard.places) {
        const key = `${heard.node} ${place}`;
        const before = told.get(key)?.people ?? [];
        const now = people.map(([userId, writes]) => ({ userId, writes }));
        if (now.length > 0) told.set(key, { place, people: now, until: Date.now() + lifetimeMilliseconds });
        else told.delete(key);
        if (JSON.stringify(before) !== JSON.stringify(now)) callHere(place);
      }
    },
    close() {
      isClosed = true;
      const places = [...changed, ...placesHere()];
      visits.clear();
      clearTimeout(pause);
      clearInterval(repeating);
      return tell(new Set(places));
    },
  };
}

/** Each person once; whoever writes in one tab writes. */
function peopleIn(all: readonly Present[]): Present[] {
  const people = new Map<string, boolean>();
  for (const { userId, writes } of all) people.set(userId, writes || (people.get(userId) ?? false));
  return Array.from(people, ([userId, writes]) => ({ userId, writes }));
}

function parse(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return null;
  }
}

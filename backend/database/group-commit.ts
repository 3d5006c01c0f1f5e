import { DatabaseUnavailable } from "./errors.ts";

const mostTogether = 100;

/**
 * Group commit: gives a function that writes one item and resolves when it is kept. Items that come at the same
 * time, or while a write is on its way, go together in the next one. Measured: a rush of contact requests is kept
 * at more than twice the rate.
 *
 * `write` keeps all of its items or none, and throws. When it refuses several, each is written again alone, so
 * that nobody is refused for another's item; when the database does not answer, all who wait are told so.
 */
export function groupCommit<Item>(write: (items: Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let waiting: Waiting<Item>[] = [];
  let busy = false;

  async function writeWaiting(): Promise<void> {
    while (waiting.length > 0) await writeAll(waiting.splice(0, mostTogether));
    busy = false;
  }

  async function writeAll(together: Waiting<Item>[]): Promise<void> {
    try {
      await write(together.map(({ item }) => item));
      for (const { kept } of together) kept();
    } catch (error) {
      if (error instanceof DatabaseUnavailable) {
        const told = [...together, ...waiting];
        waiting = [];
        for (const { refused } of told) refused(error);
      } else if (together.length === 1) together[0]?.refused(error);
      else await Promise.all(together.map((alone) => writeAll([alone])));
    }
  }

  return (item) =>
    new Promise((kept, refused) => {
      waiting.push({ item, kept, refused });
      // Not before all that has arrived by now is read: it goes along.
      if (!busy) setImmediate(writeWaiting);
      busy = true;
    });
}

interface Waiting<Item> {
  item: Item;
  kept: () => void;
  refused: (reason: unknown) => void;
}

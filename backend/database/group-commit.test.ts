import { expect, it } from "vitest";
import { DatabaseUnavailable } from "./errors.ts";
import { groupCommit } from "./group-commit.ts";

/** A database that keeps what it is let to: each write waits until the test lets it end. */
function heldDatabase(refuses: (items: number[]) => Error | undefined = () => undefined) {
  const writes: { items: number[]; end: () => void }[] = [];
  const write = groupCommit<number>(
    (items) =>
      new Promise((kept, failed) => {
        const end = () => {
          const error = refuses(items);
          if (error) failed(error);
          else kept();
        };
        writes.push({ items, end });
      }),
  );
  return { writes, write };
}

/** Lets every write end, also those that follow from it. */
async function endAll({ writes }: ReturnType<typeof heldDatabase>) {
  await new Promise(setImmediate);
  for (let write = 0; write < writes.length; write += 1) {
    writes[write]?.end();
    await new Promise(setImmediate);
  }
}

it("writes what comes alone, and together what comes at the same time or while a write is on its way", async () => {
  const database = heldDatabase();
  const first = database.write(1);
  await new Promise(setImmediate);
  const others = [2, 3, 4].map(database.write);
  await endAll(database);
  await Promise.all([first, ...others]);
  expect(database.writes.map(({ items }) => items)).toEqual([[1], [2, 3, 4]]);
});

it("sends at most a hundred together", async () => {
  const database = heldDatabase();
  const kept = Promise.all(Array.from({ length: 203 }, (_, item) => database.write(item)));
  await endAll(database);
  await kept;
  expect(database.writes.map(({ items }) => items.length)).toEqual([100, 100, 3]);
});

it("refuses nobody for what came together with theirs", async () => {
  const database = heldDatabase((items) => (items.includes(2) ? new Error("too many") : undefined));
  const settled = Promise.allSettled([1, 2, 3].map(database.write));
  await endAll(database);
  expect((await settled).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

it("tells all who wait when the database does not answer, and writes for the next who comes", async () => {
  let answers = false;
  const database = heldDatabase(() => (answers ? undefined : new DatabaseUnavailable("gone")));
  const sent = database.write(1);
  await new Promise(setImmediate);
  const waiting = Promise.allSettled([sent, database.write(2)]);
  database.writes[0]?.end();
  for (const outcome of await waiting)
    expect(outcome).toMatchObject({ reason: { name: "DatabaseUnavailable" } });
  expect(database.writes).toHaveLength(1);
  answers = true;
  const next = database.write(3);
  await endAll(database);
  await next;
});

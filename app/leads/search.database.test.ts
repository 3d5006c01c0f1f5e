import { beforeAll, expect, test } from "vitest";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase } from "#tests/database.ts";
import { listLeads } from "./leads.server.ts";

/** Enough for the planner to choose between reading in order and the index of words. */
const leads = 62_000;

let admin: Awaited<ReturnType<typeof adminOf>>;

beforeAll(async () => {
  const db = await freshDatabase();
  admin = await adminOf(db, "sales", "Anna Lind");
  await db.ask(
    "insert into staff_notices (user_id, new_leads, assigned, incoming_emails) values ($1, 'none', 'none', 'none')",
    [admin.userId],
  );
  await db.ask(
    `insert into leads (id, kind, number, created_at, locale, company, name, email, source, message, facts)
     select gen_random_uuid(), 'contact', 'K-' || n, timestamptz '2020-01-01' - n * interval '1 minute', 'sv',
       'Hop ' || n % 7, 'Namn ' || n, n || '@hop.example', 'contact',
       concat_ws(' ', 'hop', case when n % 2 = 0 then 'vanlig' end, case when n % 1500 = 0 then 'glest' end,
         case when n % 29000 = 0 then 'sallsynt' end, case when n = 61000 then 'sist' end,
         case when n > 15000 and n % 5 = 0 then 'fordom' end), '{}'
     from generate_series(1, $1::int) as n`,
    [leads],
  );
  // The server does this by itself after a while; then it knows which words are common.
  await db.ask("analyze leads");
}, 60_000);

test("a common word that none of the latest ten thousand holds is found in order, page after page", async () => {
  const filter = { search: "fordom" };
  const first = await listLeads(admin, { filter, sort: "newest", cursor: null }, 60);
  const second = await listLeads(admin, { filter, sort: "newest", cursor: first.next }, 60);
  const expected = Array.from({ length: 120 }, (_, n) => `K-${15_005 + n * 5}`);
  expect([...first.rows, ...second.rows].map(({ number }) => number)).toEqual(expected);
});

test.each([
  { word: "vanlig", every: 2 },
  { word: "glest", every: 1500 },
  { word: "sallsynt", every: 29_000 },
  { word: "sist", every: 61_000 },
])(
  "a search for $word finds one in $every, wherever it lies, in order and none twice",
  async ({ word, every }) => {
    const numbers = Array.from({ length: Math.floor(leads / every) }, (_, n) => `K-${(n + 1) * every}`);
    const found = async (sort: "newest" | "oldest" | "name") => {
      const { rows } = await listLeads(admin, { filter: { search: `hop ${word}` }, sort, cursor: null }, 60);
      return rows.map(({ number }) => number);
    };
    expect(await found("newest")).toEqual(numbers.slice(0, 60));
    expect(await found("oldest")).toEqual(numbers.toReversed().slice(0, 60));
    expect(new Set(await found("name")).size).toBe(Math.min(60, numbers.length));
  },
);

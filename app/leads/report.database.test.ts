import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { StaffRole } from "#app/domain/staff-roles.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { findGoal, removeGoal, setGoal } from "./goals.server.ts";
import type { LeadFilter } from "./lead-filter.ts";
import { countLeads, listLeads } from "./leads.server.ts";
import { readReport } from "./report.server.ts";
import { funnelOf, lostByReason } from "./report.ts";

let db: TestDatabase;
let admin: Awaited<ReturnType<typeof adminOf>>;

interface Given {
  name: string;
  status: string;
  at: string;
  source?: string;
  reason?: string;
  value?: number;
  respondedAt?: string;
  /** The statuses that it had, with when it got them. */
  became?: Readonly<Record<string, string>>;
}

async function addLead({ name, status, at, source, reason, value, respondedAt, became = {} }: Given) {
  const id = randomUUID();
  await db.ask(
    `insert into leads (id, kind, number, created_at, locale, name, email, source, facts, status, lost_reason, value,
       first_response_at)
     values ($1, 'contact', $2, $3, 'sv', $2, $2 || '@kund.example', $4, '{}', $5, $6, $7, $8)`,
    [id, name, at, source ?? "contact", status, reason ?? null, value ?? null, respondedAt ?? null],
  );
  for (const [to, when] of Object.entries(became))
    await db.ask(
      "insert into lead_events (lead_id, kind, data, created_at) values ($1, 'status', jsonb_build_object('to', $2::text), $3)",
      [id, to, when],
    );
}

beforeAll(async () => {
  db = await freshDatabase();
  admin = await adminOf(db, "sales", "Anna Lind");
  const monday = "2026-11-02T09:00:00+01:00";
  await addLead({ name: "ny", status: "new", at: monday });
  await addLead({
    name: "svarad",
    status: "contacted",
    at: monday,
    respondedAt: "2026-11-02T09:20:00+01:00",
  });
  await addLead({ name: "offererad", status: "quoted", at: monday, source: "quote-guard" });
  await addLead({
    name: "vunnen",
    status: "won",
    at: "2026-11-30T23:59:00+01:00",
    value: 20_000,
    respondedAt: "2026-12-01T08:10:00+01:00",
    became: { quoted: "2026-12-01T10:00:00+01:00", won: "2026-12-02T10:00:00+01:00" },
  });
  await addLead({
    name: "priset",
    status: "lost",
    reason: "price",
    at: monday,
    became: { quoted: "2026-11-03T10:00:00+01:00" },
  });
  await addLead({ name: "tyst", status: "lost", at: monday });
  await addLead({ name: "skräp", status: "spam", at: monday });
  await addLead({ name: "december", status: "new", at: "2026-12-01T00:00:00+01:00" });
});

const november: LeadFilter = { from: "2026-11-01", to: "2026-11-30" };

test("a month has the leads that came in it in Sweden, without spam", async () => {
  const counted = await readReport(admin, november, "month");
  expect(new Set(counted.map(({ since }) => since))).toEqual(new Set(["2026-11-01"]));
  expect(funnelOf(counted)).toEqual({ received: 6, responded: 4, quoted: 3, won: 1, wonValue: 20_000 });
  expect(lostByReason(counted)).toEqual(
    expect.arrayContaining([
      { reason: "price", leads: 1 },
      { reason: null, leads: 1 },
    ]),
  );
});

test("the report says when leads came and were responded to", async () => {
  const counted = await readReport(admin, { ...november, source: "contact" }, "day");
  const pairs = counted.flatMap(({ received, responded }) =>
    received.map((at, place) => (responded[place] ?? 0) - at),
  );
  expect(pairs.toSorted((a, b) => a - b)).toEqual([20 * 60, 8 * 3600 + 11 * 60]);
});

describe("each figure leads to its list", () => {
  const cases: [string, LeadFilter, string[]][] = [
    ["responded", { reached: "responded" }, ["offererad", "priset", "svarad", "vunnen"]],
    ["quoted, whatever became of it", { reached: "quoted" }, ["offererad", "priset", "vunnen"]],
    ["lost for a reason", { status: "lost", reason: "price" }, ["priset"]],
    ["lost for no known reason", { status: "lost", reason: "unknown" }, ["tyst"]],
    ["of sources with one name", { source: "quote-guard,quote-order-guard" }, ["offererad"]],
  ];
  test.each(cases)("%s", async (_, filter, names) => {
    const { rows } = await listLeads(admin, {
      filter: { ...november, ...filter },
      sort: "name",
      cursor: null,
    });
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  test("won in a month, whenever it came", async () => {
    const { rows } = await listLeads(admin, { filter: { wonIn: "2026-12" }, sort: "name", cursor: null });
    expect(rows.map(({ name }) => name)).toEqual(["vunnen"]);
    expect((await countLeads(admin, { wonIn: "2026-12" })).get("won")).toMatchObject({
      leads: 1,
      value: 20_000,
    });
    expect((await countLeads(admin, { wonIn: "2026-11" })).get("won")).toMatchObject({ leads: 0 });
  });
});

describe("the goal of a month", () => {
  test("a month without one begins with the latest", async () => {
    expect(await setGoal(admin, { month: "2026-10", value: 500_000, version: 0 })).toBe(true);
    expect(await findGoal(admin, "2026-11")).toMatchObject({ month: "2026-10", value: 500_000 });
    expect(await findGoal(admin, "2026-09")).toBeUndefined();
  });

  test("the second of two who set it is told, and changes nothing", async () => {
    const goal = { month: "2026-12", value: 600_000 };
    const both = await Promise.all([1, 2].map(() => setGoal(admin, { ...goal, version: 0 })));
    expect(both.toSorted()).toEqual([false, true]);
    expect(await setGoal(admin, { ...goal, value: 700_000, version: 1 })).toBe(true);
    expect(await setGoal(admin, { ...goal, value: 800_000, version: 1 })).toBe(false);
    expect(await findGoal(admin, "2026-12")).toMatchObject({ value: 700_000, changedBy: admin.userId });
    expect(await removeGoal(admin, { month: "2026-12", version: 1 })).toBe(false);
    expect(await removeGoal(admin, { month: "2026-12", version: 2 })).toBe(true);
  });
});

test.each([
  ["editor", "aal2"],
  ["sales", "aal1"],
] as [StaffRole, string][])("a %s at %s reads no report and sets no goal", async (role, aal) => {
  const other = await adminOf(db, role, "Ed Ek", aal);
  await expect(readReport(other, november, "month")).rejects.toThrow();
  await expect(setGoal(other, { month: "2027-01", value: 1, version: 0 })).rejects.toThrow();
  expect(await findGoal(other, "2026-12")).toBeUndefined();
});

import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { type CompanyFacts, defaultFacts } from "#app/domain/company-facts.ts";
import { listenForChanges } from "#backend/database/changes.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { improbableFacts } from "#tests/improbable-facts.ts";
import { changeCompanyFacts } from "./change-facts.server.ts";
import { findEarlier, findVersion, listChanges, readCompanyFacts } from "./facts.server.ts";
import { fieldNames } from "./facts.ts";
import { followCompanyFacts } from "./follow.server.ts";
import { factsParts } from "./schema.ts";

let db: TestDatabase;
let admin: Awaited<ReturnType<typeof adminOf>>;

beforeAll(async () => {
  db = await freshDatabase();
  admin = await adminOf(db, "editor", "Eva Ström");
});

/** The default prices, with another price for a stationary guard. */
function pricesOf(stationary: number): CompanyFacts["prices"] {
  return { ...defaultFacts.prices, guard: { ...defaultFacts.prices.guard, stationary } };
}

test("a part is changed, refused on an old version, and undone; every version is stored", async () => {
  expect((await readCompanyFacts(admin)).prices).toEqual({
    version: 1,
    content: defaultFacts.prices,
    unread: [],
  });
  const first = await changeCompanyFacts(admin, "prices", 1, pricesOf(401));
  if (first.kind !== "done" || !first.change) throw new Error("not changed");
  expect(first.version).toBe(2);
  expect(await changeCompanyFacts(admin, "prices", 1, pricesOf(402))).toEqual({ kind: "changed" });
  expect(await changeCompanyFacts(admin, "prices", 2, pricesOf(403))).toMatchObject({
    kind: "done",
    version: 3,
  });
  expect((await readCompanyFacts(admin)).prices.content).toEqual(pricesOf(403));
  expect(await listChanges(admin, 5)).toMatchObject([
    { part: "prices", was: pricesOf(401), now: pricesOf(403), actor: admin.userId },
    { part: "prices", was: defaultFacts.prices, now: pricesOf(401) },
  ]);
  expect(await findVersion(admin, "prices", 1)).toEqual(defaultFacts.prices);
  expect(await findVersion(admin, "prices", 2)).toEqual(pricesOf(401));
  expect(await findVersion(admin, "prices", 3)).toBeNull();
  expect(await findEarlier(admin, "prices", first.change)).toEqual(defaultFacts.prices);
  expect(await findEarlier(admin, "statements", first.change)).toBeNull();
  expect(await findEarlier(admin, "prices", "999999")).toBeNull();

  const log = await db.ask<{ kind: string; actor: string }>(
    "select kind, actor from admin_log where kind = 'pricesChanged'",
  );
  expect(log).toEqual([
    { kind: "pricesChanged", actor: admin.userId },
    { kind: "pricesChanged", actor: admin.userId },
  ]);
});

test.each(factsParts)("%s is saved and logged", async (part) => {
  await db.ask("update company_facts set content = null");
  const { version } = (await readCompanyFacts(admin))[part];
  const changed = improbableFacts[part];
  expect(await changeCompanyFacts(admin, part, version, changed)).toMatchObject({ kind: "done" });
  expect((await readCompanyFacts(admin))[part].content).toEqual(changed);
});

test("every node is notified of a change and shows it; an invalid part is ignored", async () => {
  const refused: string[] = [];
  const company = followCompanyFacts(db.database, (part, fields) => {
    refused.push(part);
    expect(fields).toEqual(fieldNames(part));
  });
  let told = 0;
  const listener = await listenForChanges(db.site, {
    content_changed: () => {
      told += 1;
    },
  });
  const { version } = (await readCompanyFacts(admin)).openingHours;
  await changeCompanyFacts(admin, "openingHours", version, {
    ...defaultFacts.openingHours,
    responseMinutes: { value: 47, source: "Ärendelistan", date: "2026-11-20", footnote: null },
  });
  await expect.poll(() => told).toBeGreaterThan(0);
  await listener.close();
  await company.refresh();
  expect(company.facts().openingHours.responseMinutes).toMatchObject({ value: 47, source: "Ärendelistan" });
  expect(company.facts().openingHours.openingHours.value).toEqual({ opens: "08:00", closes: "18:00" });

  await db.ask("update company_facts set content = '{\"guard\": {}}' where part = 'prices'");
  const before = company.facts();
  await company.refresh();
  expect(refused).toEqual(["prices"]);
  expect(company.facts()).toBe(before);
  expect(company.facts().openingHours.responseMinutes.value).toBe(47);

  await db.ask("update company_facts set content = null");
  await company.refresh();
  expect(company.facts().prices).toEqual(defaultFacts.prices);
  expect(company.facts().openingHours.responseMinutes.value).toBe(30);
});

test("prices stored before the schema got a key stay, also after saving and in earlier versions", async () => {
  const { patrol: _new, ...guard } = pricesOf(999).guard;
  const older = JSON.stringify({ ...defaultFacts.prices, guard });
  await db.ask(`update company_facts set content = '${older}' where part = 'prices'`);
  const unread: string[] = [];
  const company = followCompanyFacts(db.database, (_part, fields) => unread.push(...fields));
  await company.refresh();
  expect(company.facts().prices).toEqual(pricesOf(999));
  expect(unread).toEqual(["guard.patrol"]);

  const { prices } = await readCompanyFacts(admin);
  expect(prices).toMatchObject({ content: pricesOf(999), unread: ["guard.patrol"] });
  const saved = await changeCompanyFacts(admin, "prices", prices.version, pricesOf(998));
  if (saved.kind !== "done" || !saved.change) throw new Error("not changed");
  expect((await readCompanyFacts(admin)).prices).toMatchObject({ content: pricesOf(998), unread: [] });
  expect(await findEarlier(admin, "prices", saved.change)).toEqual(pricesOf(999));
  expect(await findVersion(admin, "prices", prices.version)).toEqual(pricesOf(999));
});

test("everybody reads the current facts; only administrators and editors with a second factor change them", async () => {
  await db.ask("update company_facts set content = null");
  const { version } = (await readCompanyFacts(admin)).statements;
  const { rows } = await db.database.as("anon", (queries) =>
    sql<{ part: string }>`select part, content from company_facts order by part`.execute(queries),
  );
  expect(rows.map(({ part }) => part)).toEqual(["openingHours", "pay", "prices", "statements"]);
  for (const query of [
    "select changed_by from company_facts",
    "select * from company_fact_changes",
    "update company_facts set content = null",
    "insert into company_facts (part) values ('prices')",
    "delete from company_facts",
  ])
    await expect(
      db.database.as("anon", (queries) => sql.raw(query).execute(queries)),
      query,
    ).rejects.toThrow(/permission denied/);
  for (const other of [
    await adminOf(db, "sales"),
    await adminOf(db, "editor", "Utan Steg", "aal1"),
    await adminOf(db),
  ]) {
    expect(await changeCompanyFacts(other, "statements", version, defaultFacts.statements)).toEqual({
      kind: "changed",
    });
    expect(await listChanges(other, 5)).toEqual([]);
    for (const query of [
      "update company_facts set version = 1",
      "update company_facts set changed_by = null",
      "insert into company_facts (part) values ('prices')",
      "insert into company_fact_changes (part) values ('prices')",
      "delete from company_facts",
      "delete from company_fact_changes",
    ])
      await expect(
        db.database.as("authenticated", (queries) => sql.raw(query).execute(queries), {
          claims: other.claims,
        }),
        query,
      ).rejects.toThrow(/permission denied/);
  }
  const administrator = await adminOf(db, "admin");
  expect(
    await changeCompanyFacts(administrator, "statements", version, defaultFacts.statements),
  ).toMatchObject({
    kind: "done",
    version: version + 1,
  });
  const kept = await db.database.as("service_role", (queries) =>
    sql<{ part: string }>`select part from company_fact_changes where part = 'statements'`.execute(queries),
  );
  expect(kept.rows.length).toBeGreaterThan(0);
});

import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { createDatabase, dropDatabase } from "#tests/database.ts";
import { migrate, migrationVersions } from "./migrate.ts";

test("an upgrade computes the keys of stored names again, and changes nothing else", async () => {
  const database = { ...inject("databaseAdmin"), database: `test_${randomBytes(6).toString("hex")}` };
  await createDatabase(inject("databaseAdmin"), database.database);
  onTestFinished(() => dropDatabase(inject("databaseAdmin"), database.database));
  const before = (await migrationVersions()).filter((version) => version < "20261203011000");
  await migrate(database, "supabase", before);
  const client = new pg.Client(database);
  await client.connect();
  onTestFinished(() => client.end());
  const company = "Åkes Äpplen AB".normalize("NFD");
  const [inParts, other] = [randomUUID(), randomUUID()];
  for (const [id, name, orgNumber] of [
    [inParts, company, "202600-1234"],
    [other, "Sørens Ål AB", "556036-0793"],
  ])
    await client.query(
      `insert into contact_requests (id, contact_type, contact_value, company_name, locale, org_number)
       values ($1, 'email', 'anna@example.se', $2, 'sv', $3)`,
      [id, name, orgNumber],
    );
  const lead = async (id: string) => {
    const { rows } = await client.query(
      `select company, company_key, org_number, version, words @@ 'applen' as apples, words @@ 'sorens' as soren,
         (select count(*)::int from lead_events where lead_id = leads.id) as events
       from leads where leads.id = $1`,
      [id],
    );
    return rows[0];
  };
  expect((await lead(inParts)).company_key).not.toBe("akes applen");
  const { events } = await lead(inParts);

  await migrate(database);
  expect(await lead(inParts)).toEqual({
    company,
    company_key: "akes applen",
    org_number: null,
    version: 1,
    apples: true,
    soren: false,
    events,
  });
  expect(await lead(other)).toMatchObject({
    company_key: "sorens al",
    org_number: "556036-0793",
    soren: true,
  });
});

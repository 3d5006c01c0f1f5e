import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { ProofOfWorkRequired, RateLimited } from "#backend/database/errors.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { forStaff, forVisitor } from "./as-site.server.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});

const denied = { code: "42501" };
const writeLog = (kind: string) => (queries: Parameters<Parameters<typeof forStaff>[1]>[0]) =>
  queries.insertInto("admin_log").values({ kind, about: "x" }).execute();

test("what the site does for a visitor counts as the visitor's, also without an address", async () => {
  const attempt = (client: { clientIp?: string; proven?: boolean }) =>
    forVisitor(db.database, client, "demo_booking", async () => "stored");
  for (const clientIp of ["192.0.2.1", "unknown"]) {
    for (let hit = 0; hit < 5; hit += 1) expect(await attempt({ clientIp })).toBe("stored");
    await expect(attempt({ clientIp })).rejects.toThrow(ProofOfWorkRequired);
    for (let hit = 5; hit < 20; hit += 1) await attempt({ clientIp, proven: true });
    await expect(attempt({ clientIp, proven: true })).rejects.toThrow(RateLimited);
  }
});

test("the site does nothing for anybody who does not work with leads and demos", async () => {
  const strangers = [
    await adminOf(db, "editor"),
    await adminOf(db, "admin", "Utan Steg", "aal1"),
    await adminOf(db),
  ];
  for (const stranger of strangers)
    await expect(forStaff(stranger, writeLog("demoMoved"))).rejects.toMatchObject(denied);
  expect(await db.ask("select from admin_log where kind = 'demoMoved'")).toEqual([]);
});

test("the log names the colleague for whom the site writes, and nobody else", async () => {
  const sales = await adminOf(db, "sales");
  await forStaff(sales, writeLog("demoNote"));
  await forVisitor(db.database, { clientIp: "192.0.2.2" }, "demo_link", writeLog("demoMoved"));
  expect(await db.ask("select kind, actor from admin_log where about = 'x' order by id")).toEqual([
    { kind: "demoNote", actor: sales.userId },
    { kind: "demoMoved", actor: null },
  ]);
  for (const query of [
    `insert into admin_log (kind, actor) values ('demoNote', '${sales.userId}')`,
    "update admin_log set kind = 'demoHeld'",
    "delete from admin_log",
  ])
    await expect(
      forStaff(sales, (queries) => sql.raw(query).execute(queries)),
      query,
    ).rejects.toMatchObject(denied);
});

test("the site's right ends with the transaction", async () => {
  const sales = await adminOf(db, "sales");
  await forStaff(sales, async () => undefined);
  await expect(
    db.database.as("authenticated", writeLog("demoNote"), { claims: sales.claims }),
  ).rejects.toMatchObject(denied);
});

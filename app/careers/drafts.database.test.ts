import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { openingFields } from "#tests/opening.ts";
import { addOpening, changeOpening, copyOpening, restoreOpening } from "./change-opening.server.ts";
import { findEarlier, findOpening, listOpenings, listRevisions } from "./drafts.server.ts";
import { findOpening as findPublic } from "./openings.server.ts";

let db: TestDatabase;
let admin: Awaited<ReturnType<typeof adminOf>>;

beforeAll(async () => {
  db = await freshDatabase();
  admin = await adminOf(db, "editor", "Eva Ström");
});

const seen = (slug: string) => db.database.as("anon", (queries) => findPublic(queries, "sv", slug));

test("an opening is saved as a draft, published, changed, and restored", async () => {
  const id = randomUUID();
  expect(await addOpening(admin, id, openingFields("lager"), false)).toMatchObject({ kind: "done" });
  expect(await addOpening(admin, id, openingFields("en-annan"), false)).toMatchObject({ kind: "done" });
  expect(await seen("lager")).toBeUndefined();
  const published = await changeOpening(admin, { id, version: 1 }, openingFields("lager"), true);
  expect(published).toMatchObject({ kind: "done", version: 2 });
  expect(await seen("lager")).toMatchObject({ title: "Väktare, lager", percent: 75 });

  const changed = await changeOpening(
    admin,
    { id, version: 2 },
    { ...openingFields("lager"), title_sv: "Nattväktare" },
    true,
  );
  if (changed.kind !== "done" || !changed.revision) throw new Error("not changed");
  expect(await seen("lager")).toMatchObject({ title: "Nattväktare" });
  // The other browser began at version 2.
  expect(await changeOpening(admin, { id, version: 2 }, openingFields("lager"), false)).toEqual({
    kind: "changed",
  });
  expect(await listRevisions(admin, id, 5)).toMatchObject([
    { title: { sv: "Väktare, lager" }, published: true, actor: admin.userId },
    { published: false },
  ]);
  expect(await findEarlier(admin, id, { version: 1 })).toMatchObject({
    ...openingFields("lager"),
    published: false,
  });
  expect(await findEarlier(admin, id, { version: 2 })).toMatchObject({
    ...openingFields("lager"),
    published: true,
  });
  expect(await findEarlier(admin, id, { version: 3 })).toBeUndefined();
  expect(await restoreOpening(admin, { id, version: 3 }, changed.revision)).toMatchObject({ version: 4 });
  expect(await findOpening(admin, id)).toMatchObject({
    ...openingFields("lager"),
    published: true,
    version: 4,
  });
  expect(await restoreOpening(admin, { id, version: 4 }, "999999")).toEqual({ kind: "changed" });
  expect((await findOpening(admin, id))?.slug).toBe("lager");
  const log = await db.ask<{ kind: string }>("select kind from admin_log where about = 'lager' order by id");
  expect(log.map(({ kind }) => kind)).toEqual([
    "openingAdded",
    "openingPublished",
    "openingChanged",
    "openingChanged",
  ]);
});

test("two openings can't have the same slug", async () => {
  await addOpening(admin, randomUUID(), openingFields("ett"), false);
  expect(await addOpening(admin, randomUUID(), openingFields("ett"), false)).toEqual({ kind: "slugTaken" });
});

test("only administrators and editors, with the second factor, see drafts or change anything", async () => {
  const id = randomUUID();
  await addOpening(admin, id, openingFields("hemligt"), false);
  expect(await findOpening(await adminOf(db, "admin"), id)).toMatchObject({ slug: "hemligt" });
  for (const other of [
    await adminOf(db, "sales"),
    await adminOf(db, "editor", "Utan Steg", "aal1"),
    await adminOf(db),
  ]) {
    expect((await listOpenings(other)).some((each) => each.slug === "hemligt")).toBe(false);
    expect(await listRevisions(other, id, 5)).toEqual([]);
    expect(await findEarlier(other, id, { version: 1 })).toBeUndefined();
    expect(await changeOpening(other, { id, version: 1 }, openingFields("hemligt"), true)).toEqual({
      kind: "changed",
    });
    await expect(addOpening(other, randomUUID(), openingFields("nytt"), true)).rejects.toThrow(
      /row-level security/,
    );
  }
  for (const query of ["insert into openings (slug) values ('x')", "update openings set published = true"])
    await expect(db.database.as("anon", (queries) => sql.raw(query).execute(queries))).rejects.toThrow(
      /permission denied/,
    );
});

test("a copy is a draft shown from today, with a valid slug; the log has each changed fact's old and new value", async () => {
  const id = randomUUID();
  await addOpening(admin, id, { ...openingFields("original"), last_day: "2020-02-01" }, true);
  const original = await findOpening(admin, id);
  if (!original) throw new Error("the opening is gone");
  const now = new Date("2026-11-24T12:00:00Z");
  const copy = (await copyOpening(admin, original, now)) ?? "";
  expect(await findOpening(admin, copy)).toMatchObject({
    slug: "original-2",
    published: false,
    title_sv: "Väktare, lager",
    posted_on: "2026-11-24",
    last_day: "2026-12-24",
  });
  const again = (await copyOpening(admin, original, now)) ?? "";
  expect(await findOpening(admin, again)).toMatchObject({ slug: "original-3" });
  const long = { ...original, slug: `${"a".repeat(89)}-lager` };
  const shortened = (await copyOpening(admin, long, now)) ?? "";
  expect(await findOpening(admin, shortened)).toMatchObject({ slug: `${"a".repeat(89)}-2` });
  const changed = {
    ...openingFields("original-2"),
    city: "malmo" as const,
    percent: 50,
    lead_sv: "Ny ingress.",
  };
  await changeOpening(admin, { id: copy, version: 1 }, { ...changed, posted_on: "2026-11-24" }, false);
  const [entry] = await db.ask<{ data: { changes: object[] } }>(
    "select data from admin_log where about = 'original-2' and kind = 'openingChanged'",
  );
  expect(entry?.data.changes).toEqual([
    { name: "city", from: "uppsala", to: "malmo" },
    { name: "last_day", from: "2026-12-24", to: "2099-12-31" },
    { name: "lead_sv" },
    { name: "percent", from: "75", to: "50" },
  ]);
});

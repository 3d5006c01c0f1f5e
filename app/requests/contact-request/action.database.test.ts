import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Database, openDatabase } from "#backend/database/connection.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { submitContactForm } from "./submit.server.ts";

let db: TestDatabase;
const reported: unknown[] = [];
const noon = new Date("2026-11-21T12:00:00Z");

beforeAll(async () => {
  db = await freshDatabase();
});
beforeEach(async () => {
  reported.length = 0;
  await db.ask("truncate contact_requests, private.rate_counts cascade");
});

const request = (body: BodyInit, type?: string) =>
  new Request("http://site.example/bli-kontaktad", {
    method: "POST",
    body,
    ...(type ? { headers: { "content-type": type } } : {}),
  });
const json = (form: object) => request(JSON.stringify({ elapsed: 20_000, ...form }), "application/json");
const posted = (form: Record<string, string>) => request(new URLSearchParams(form));
const submit = (
  sent: Request,
  { now = noon, database = db.database }: { now?: Date; database?: Database } = {},
) =>
  submitContactForm(sent, {
    database,
    clientIp: "192.0.2.7",
    now,
    reportError: (error) => reported.push(error),
  });
const rows = () =>
  db.ask<{ contact_value: string; message: string | null }>("select * from contact_requests");

const dialog = { form: "request", locale: "sv", contactType: "email", email: "anna@example.se", phone: "" };
const valid = { ...dialog, companyName: "Exempel AB", website: "" };

test("a form sent twice by script is stored once", async () => {
  const form = { ...valid, id: randomUUID() };
  expect(await submit(json(form))).toMatchObject({ status: 200, result: { ok: true } });
  expect(await submit(json(form))).toMatchObject({ status: 200, result: { ok: true } });
  expect(await rows()).toMatchObject([{ contact_value: "anna@example.se" }]);
});

test("another form with the id of a stored request reads and changes nothing", async () => {
  const form = { ...valid, id: randomUUID() };
  const unknown = await submit(json({ ...form, id: randomUUID(), email: "eve@example.se" }));
  await submit(json(form));
  const guess = await submit(json({ ...form, email: "eve@example.se", companyName: "Annat AB" }));
  expect([guess.status, guess.result]).toEqual([unknown.status, unknown.result]);
  expect(JSON.stringify(guess.result)).toBe('{"ok":true}');
  expect((await rows()).map(({ contact_value }) => contact_value).sort()).toEqual([
    "anna@example.se",
    "eve@example.se",
  ]);
});

test("a form posted without script has no id: the same content within the hour is one request", async () => {
  await submit(posted(valid));
  await submit(posted(valid), { now: new Date("2026-11-21T12:59:59Z") });
  expect(await rows()).toHaveLength(1);
  await submit(posted({ ...valid, email: "bo@example.se" }));
  await submit(posted(valid), { now: new Date("2026-11-21T13:00:00Z") });
  expect(await rows()).toHaveLength(3);
});

test("every field of the message form is stored", async () => {
  const message = {
    form: "message",
    locale: "en",
    name: "Anna Ek",
    companyName: "Exempel AB",
    email: "a@example.se",
  };
  await submit(posted({ ...message, phone: "", message: "Two guards on Saturday." }));
  expect(await rows()).toMatchObject([{ contact_value: "a@example.se", message: "Two guards on Saturday." }]);
});

test("an invalid form gives its errors and what was typed, and nothing is stored", async () => {
  const submission = await submit(posted({ ...valid, email: "anna", companyName: " " }));
  expect(submission).toMatchObject({
    status: 400,
    posted: { email: "anna" },
    result: {
      ok: false,
      reason: "invalid",
      issues: [
        { field: "companyName", code: "tooShort" },
        { field: "email", code: "invalid" },
      ],
    },
  });
  expect(await rows()).toEqual([]);
});

test.each([
  ["no JSON", "application/json", "{half"],
  ["not an object", "application/json", "[1]"],
  ["null", "application/json", "null"],
  ["a form that is none", "multipart/form-data; boundary=x", "--x"],
])("%s is refused as a form that can't be read", async (_what, type, body) => {
  expect(await submit(request(body, type))).toMatchObject({
    status: 400,
    result: { ok: false, reason: "invalid", issues: [{ field: "form", code: "formInvalid" }] },
  });
});

test("a client near its limit needs a proof of work; without one nothing more is stored", async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 7; sent += 1)
    statuses.push((await submit(json({ ...valid, id: randomUUID() }))).status);
  expect(statuses).toEqual([...Array(5).fill(200), 428, 428]);
  expect(await rows()).toHaveLength(5);
  expect(reported).toEqual([]);
});

test("a database that does not answer is reported and answered with 503", async () => {
  const nowhere = openDatabase({ ...db.site, host: "/nonexistent" });
  const submission = await submit(json({ ...valid, id: randomUUID() }), { database: nowhere });
  await nowhere.close();
  expect(submission).toMatchObject({ status: 503, result: { ok: false, reason: "unavailable" } });
  expect(reported).toHaveLength(1);
});

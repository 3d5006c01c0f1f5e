import { createClient } from "@supabase/supabase-js";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { handleContactInsert } from "./data-client.server.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});
beforeEach(async () => {
  await db.ask("truncate contact_requests, private.rate_counts cascade");
  await db.ask("delete from graphile_worker._private_jobs");
});

/** The real client in front of this process's response; the network that it comes from is made up. */
function clientFrom(clientIp = "192.0.2.7") {
  return createClient("https://site.example", "sb_publishable_own", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: (input, init) =>
        handleContactInsert(new Request(input, init), {
          database: db.database,
          clientIp,
          now: new Date("2026-11-21T12:00:00Z"),
          reportError: (error) => {
            throw error;
          },
        }),
    },
  });
}
const table = (clientIp?: string) => clientFrom(clientIp).from("contact_requests");
const row = { contact_type: "email", contact_value: "anna@example.se", company_name: "Exempel AB" };
const rows = () => db.ask("select contact_type, contact_value, company_name, locale from contact_requests");
const denied = { status: 401, error: { code: "42501" } };

test("the insert of the data client: 201, nothing given back, one row and its job, once", async () => {
  expect(await table().insert({ ...row, company_name: "  Exempel AB " })).toMatchObject({
    status: 201,
    data: null,
    error: null,
  });
  // The same call again, as a list of one.
  expect(await table().insert([{ ...row, company_name: "  Exempel AB " }])).toMatchObject({ status: 201 });
  expect(await rows()).toEqual([{ ...row, locale: "sv" }]);
  const jobs = await db.ask("select task_identifier from graphile_worker.jobs");
  expect(jobs).toEqual([{ task_identifier: "send-contact-request-email" }]);
  const phone = { contact_type: "phone", contact_value: "070-123 45 67", company_name: "Exempel AB" };
  expect(await table().insert(phone)).toMatchObject({ status: 201, error: null });
  expect(await rows()).toHaveLength(2);
});

test("its texts are stored as the form's are: composed, and without what nobody sees", async () => {
  const company_name = "\u202EA\u030Akes\u200B A\u0308pp\u00ADlen\u{E0041}";
  expect(
    await table().insert({ ...row, company_name, contact_value: "\uFEFFanna@\u200Ba\u030Are.se" }),
  ).toMatchObject({
    status: 201,
  });
  expect(await rows()).toEqual([
    { ...row, company_name: "Åkes Äpplen", contact_value: "anna@åre.se", locale: "sv" },
  ]);
  expect(await table().insert({ ...row, company_name: "\u3164\u2800\u200D" })).toMatchObject({
    error: { code: "23514", details: "companyName: tooShort" },
  });
});

test("nothing else can be done with the table", async () => {
  const id = "0b8f5b6e-1111-4222-8333-444455556666";
  expect(await table().select()).toMatchObject(denied);
  expect(await table().update({ company_name: "Annat AB" }).eq("id", id)).toMatchObject(denied);
  expect(await table().delete().eq("id", id)).toMatchObject(denied);
  expect(await table().upsert(row)).toMatchObject(denied);
  expect(await table().upsert(row, { ignoreDuplicates: true, onConflict: "id" })).toMatchObject(denied);
  expect(await table().insert(row).select()).toMatchObject(denied);
  expect(await table().insert([row, { ...row, company_name: "Annat AB" }])).toMatchObject(denied);
  expect(await clientFrom().schema("private").from("contact_requests").insert(row)).toMatchObject({
    status: 406,
    error: { code: "PGRST106" },
  });
  expect(await rows()).toEqual([]);
});

test.each<[string, object, string]>([
  ["an id", { ...row, id: "0b8f5b6e-1111-4222-8333-444455556666" }, "PGRST204"],
  ["a message", { ...row, message: "Two guards on Saturday." }, "PGRST204"],
  ["another moment", { ...row, created_at: "2000-01-01" }, "PGRST204"],
  ["no company", { contact_type: "email", contact_value: "anna@example.se" }, "23502"],
  ["no way of contact", { ...row, contact_type: null }, "23502"],
  ["another way of contact", { ...row, contact_type: "fax" }, "23514"],
  ["no address", { ...row, contact_value: "anna" }, "23514"],
  ["no number", { ...row, contact_type: "phone", contact_value: "12" }, "23514"],
  ["a company too short", { ...row, company_name: "A" }, "23514"],
  ["a company too long", { ...row, company_name: "A".repeat(101) }, "23514"],
  ["a number for a text", { ...row, company_name: 17 }, "23514"],
  ["control characters", { ...row, company_name: "Exempel\nBcc: x" }, "23514"],
  ["a list in a list", [[row]], "PGRST102"],
])("%s is refused in PostgREST's shape, and nothing is kept", async (_what, inserted, code) => {
  const { error, status } = await table().insert(inserted);
  expect({ status, error }).toMatchObject({ status: 400, error: { code, message: expect.any(String) } });
  expect(await rows()).toEqual([]);
});

test("what is no JSON, too long or of another type is refused", async () => {
  const send = (body: string, type = "application/json") =>
    handleContactInsert(
      new Request("https://site.example/rest/v1/contact_requests", {
        method: "POST",
        body,
        headers: { "content-type": type },
      }),
      { database: db.database, clientIp: "192.0.2.7", now: new Date(), reportError: () => undefined },
    );
  const responses = [
    await send("{half"),
    await send("null"),
    await send("[]"),
    await send(JSON.stringify({ ...row, company_name: "A".repeat(9_000) })),
    await send("contact_type\nemail", "text/csv"),
  ];
  expect(responses.map(({ status }) => status)).toEqual([400, 400, 400, 413, 415]);
  expect(await rows()).toEqual([]);
});

test("it counts with the form: near the limit a proof of work is required, which this client can't do", async () => {
  for (let sent = 0; sent < 5; sent += 1)
    expect(await table().insert({ ...row, company_name: `Exempel ${sent} AB` })).toMatchObject({
      status: 201,
    });
  expect(await table().insert({ ...row, company_name: "Exempel 6 AB" })).toMatchObject({
    status: 428,
    error: { code: "PT428" },
  });
  expect(await table("192.0.2.8").insert({ ...row, company_name: "Exempel 7 AB" })).toMatchObject({
    status: 201,
  });
  await db.ask(
    "update private.rate_limits set max_hits = 5, proof_after = null where action = 'contact_request'",
  );
  expect(await table().insert({ ...row, company_name: "Exempel 8 AB" })).toMatchObject({
    status: 429,
    error: { code: "PT429" },
  });
  expect(await rows()).toHaveLength(6);
});

import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { textBounds } from "#app/forms/text-rules.ts";
import { addRequest } from "#app/requests/store-request.server.ts";
import { ProofOfWorkRequired, RateLimited } from "#backend/database/errors.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import type { ContactRequest } from "./schema.ts";
import { saveContactRequest } from "./submit.server.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});

beforeEach(() => db.ask("truncate contact_requests, private.rate_counts cascade"));
beforeEach(() => db.ask("delete from graphile_worker._private_jobs"));

function request(change: Partial<ContactRequest> = {}): ContactRequest {
  return {
    id: randomUUID(),
    contactType: "email",
    contactValue: "anna@example.se",
    companyName: "Exempel AB",
    locale: "sv",
    contactName: null,
    phone: null,
    message: null,
    source: "contact-dialog",
    ...change,
  };
}

const save = (value: ContactRequest, clientIp = "192.0.2.1") =>
  saveContactRequest(db.database, value, { clientIp, proven: true });
const jobs = () =>
  db.ask<{ key: string; payload: unknown; max_attempts: number; task_identifier: string }>(
    `select j.key, j.task_identifier, j.max_attempts, p.payload
   from graphile_worker.jobs j join graphile_worker._private_jobs p using (id) order by j.id`,
  );
const rows = () => db.ask("select * from contact_requests order by created_at");

test("a request is one row and one job, which names it", async () => {
  const kept = request({ locale: "en" });
  await save(kept);
  expect(await rows()).toMatchObject([
    { id: kept.id, contact_type: "email", contact_value: "anna@example.se", company_name: "Exempel AB" },
  ]);
  expect(await jobs()).toEqual([
    {
      key: `contact-request:${kept.id}`,
      task_identifier: "send-contact-request-email",
      max_attempts: 25,
      payload: { id: kept.id },
    },
  ]);
});

test("the same form sent twice is one row and one job, also when both arrive at once", async () => {
  const kept = request();
  await Promise.all([save(kept), save(kept), save(kept)]);
  await save({ ...kept, companyName: "Annat AB" });
  expect(await rows()).toMatchObject([{ company_name: "Exempel AB" }]);
  expect(await jobs()).toHaveLength(1);
});

test("a transaction that fails after the insert leaves neither row nor job", async () => {
  const failing = db.database.as("service_role", async (queries) => {
    await addRequest(queries, "contact", {
      id: randomUUID(),
      contact_type: "phone",
      contact_value: "070-123 45 67",
      company_name: "AB",
      locale: "sv",
    });
    throw new Error("the process had other plans");
  });
  await expect(failing).rejects.toThrow("other plans");
  expect(await rows()).toEqual([]);
  expect(await jobs()).toEqual([]);
});

test("the limit is 20 in ten minutes for a client, over all connections", async () => {
  const results = await Promise.allSettled(Array.from({ length: 24 }, () => save(request())));
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(4);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(RateLimited);
  expect(await rows()).toHaveLength(20);
  expect(await jobs()).toHaveLength(20);
});

test("when one client is over the limit, another client and an already stored request pass", async () => {
  const first = request();
  await save(first);
  for (let i = 0; i < 19; i++) await save(request());
  await expect(save(request())).rejects.toBeInstanceOf(RateLimited);
  await save(first);
  await save(request(), "192.0.2.2");
  expect(await rows()).toHaveLength(21);
});

test("a form that is sent several times at once as the last that a client may send is stored, and no copy is refused", async () => {
  for (let i = 0; i < 19; i++) await save(request());
  const last = request();
  await Promise.all(Array.from({ length: 8 }, () => save(last)));
  expect(await rows()).toHaveLength(20);
  await db.ask("truncate contact_requests, private.rate_counts cascade");
  for (let i = 0; i < 4; i++) await save(request());
  const unproven = request();
  const sent = Array.from({ length: 8 }, () =>
    saveContactRequest(db.database, unproven, { clientIp: "192.0.2.1" }),
  );
  await Promise.all(sent);
  expect(await rows()).toHaveLength(5);
});

test("addresses of one IPv6 subscriber count together; an IPv4 one seen over IPv6 is itself", async () => {
  await save(request(), "2001:db8:1:1::1");
  await save(request(), "2001:db8:1:1:ffff::2");
  await save(request(), "2001:db8:1:2::1");
  await save(request(), "192.0.2.1");
  await save(request(), "::ffff:192.0.2.1");
  const hits = await db.ask<{ hits: number }>("select hits from private.rate_counts order by hits");
  // And all three by the /56 and the /48 that one subscriber may have.
  expect(hits.map((row) => row.hits)).toEqual([1, 2, 2, 3, 3]);
});

test("a /48, which has 65 536 networks, has sixteen times the limit of one, and needs proof of work before", async () => {
  await db.ask(
    "update private.rate_limits set max_hits = 2, proof_after = 1 where action = 'contact_request'",
  );
  const from = (n: number, proven = true) =>
    saveContactRequest(db.database, request(), { clientIp: `2001:db8:7:${n.toString(16)}::1`, proven });
  // Each from another /56 of it.
  for (let n = 0; n < 16; n += 1) await from(n * 256, false);
  await expect(from(16 * 256, false)).rejects.toBeInstanceOf(ProofOfWorkRequired);
  for (let n = 16; n < 32; n += 1) await from(n * 256);
  await expect(from(32 * 256)).rejects.toBeInstanceOf(RateLimited);
  await saveContactRequest(db.database, request(), { clientIp: "2001:db8:8::1" });
  await db.ask(
    "update private.rate_limits set max_hits = 20, proof_after = 5 where action = 'contact_request'",
  );
});

test("a /56 has four times the limit of a /64", async () => {
  await db.ask("update private.rate_limits set max_hits = 2 where action = 'contact_request'");
  const from = (n: number) => save(request(), `2001:db8:7:${n.toString(16)}::1`);
  for (let n = 0; n < 8; n += 1) await from(n);
  await expect(from(8)).rejects.toBeInstanceOf(RateLimited);
  await from(256);
  await db.ask("update private.rate_limits set max_hits = 20 where action = 'contact_request'");
});

test("a visitor whose address is not known shares a bucket; no address is stored", async () => {
  await save(request(), "unknown");
  await save(request(), "not'an\\address");
  await save(request(), "192.0.2.99");
  const counts = await db.ask<{ client: Buffer; hits: number }>(
    "select * from private.rate_counts order by hits",
  );
  expect(counts.map((row) => row.hits)).toEqual([1, 2]);
  for (const { client } of counts) expect(client).toHaveLength(32);
  expect(JSON.stringify(await rows())).not.toContain("192.0.2.99");
});

test("a full window of the rate limit opens again, and old counts are removed", async () => {
  for (let i = 0; i < 20; i++) await save(request());
  await db.ask("update private.rate_counts set window_start = window_start - interval '10 minutes'");
  await save(request());
  const [forgotten] = await db.ask("select private.forget_rate_counts() as rows");
  expect(forgotten).toEqual({ rows: 1 });
  expect(await db.ask("select hits from private.rate_counts")).toEqual([{ hits: 1 }]);
});

const { name, company, email, message } = textBounds;
const x = (length: number) => "x".repeat(length);
const address = (length: number) => `${x(length - 5)}@b.se`;

test.each<[string, Partial<ContactRequest>]>([
  [
    "the longest",
    {
      companyName: x(company.max),
      contactName: x(name.max),
      message: x(message.max),
      contactValue: address(email.max),
    },
  ],
  ["the shortest", { companyName: x(company.min), contactName: x(name.min), message: x(message.min) }],
  ["emoji, which count as one", { companyName: "🏢".repeat(company.max), contactName: "🙂🙂" }],
  ["a phone", { contactType: "phone", contactValue: "+46 (0)70-123456" }],
  ["several lines", { message: "rad ett\nrad två\t– tre" }],
])("the database takes %s that the schema lets through", async (_, change) => {
  await save(request(change));
  expect(await rows()).toHaveLength(1);
});

test.each<[string, Partial<ContactRequest>]>([
  ["a company too short", { companyName: x(company.min - 1) }],
  ["a company too long", { companyName: x(company.max + 1) }],
  ["an untrimmed company", { companyName: " Exempel AB" }],
  ["a name too short", { contactName: x(name.min - 1) }],
  ["a name too long", { contactName: x(name.max + 1) }],
  ["an address too long", { contactValue: address(email.max + 1) }],
  ["an untrimmed address", { contactValue: "anna@example.se\n" }],
  ["a phone too short", { contactType: "phone", contactValue: "0701234" }],
  ["a phone with emails", { contactType: "phone", contactValue: "070 ring mig" }],
  ["a second phone too short", { phone: "0701234" }],
  ["a message too short", { message: x(message.min - 1) }],
  ["a message too long", { message: x(message.max + 1) }],
])("the database refuses %s on every path", async (_, change) => {
  await expect(save(request(change))).rejects.toMatchObject({ code: "23514" });
  expect(await rows()).toEqual([]);
  expect(await jobs()).toEqual([]);
});

import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { milliseconds } from "#app/domain/milliseconds.ts";
import type { Role } from "#backend/database/connection.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { linkOf, offerForm } from "#tests/orders.ts";
import { addOrder as addExpressOrder } from "#tests/requests.ts";
import {
  acceptOffer,
  askQuestion,
  declineOffer,
  markOfferRead,
  sendOffer,
  withdrawOffer,
} from "./change-offer.server.ts";
import { reportStep, undoStep } from "./change-order.server.ts";
import type { OrderLink } from "./link.ts";
import { listOffers } from "./offers.server.ts";
import { findOrder, listOrders } from "./orders.server.ts";
import { findOwnLead } from "./own-lead.server.ts";
import type { OfferForm } from "./schema.ts";

type Person = Awaited<ReturnType<typeof adminOf>>;

const client = { clientIp: "192.0.2.1", proven: true };
const tomorrow = () => new Date(Date.now() + milliseconds.day);

let db: TestDatabase;
let sales: Person;
let lead: string;
let link: OrderLink;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set max_hits = 100000");
  sales = await adminOf(db, "sales", "Anna Lind");
});

beforeEach(async () => {
  await db.ask("delete from leads");
  await db.ask("delete from graphile_worker._private_jobs");
  lead = await addExpressOrder(db.database);
  link = await linkOf(db.database, lead);
});

/** Of 5 390 kr, and without a reminder: it ends within a day. */
const form = (change: Partial<OfferForm> = {}) =>
  offerForm({
    lines: [{ kind: "hours", text: "2 väktare", people: 2, hours: 7, price: 385 }],
    validUntil: tomorrow(),
    ...change,
  });

async function send(change: Partial<OfferForm> = {}) {
  const sent = form({ version: await versionOf(lead), ...change });
  expect(await sendOffer(sales, lead, sent, "sales@example.se")).toMatchObject({ done: true });
  const [offer] = await listOffers(sales, [lead]);
  if (!offer) throw new Error("no offer");
  return offer;
}

async function versionOf(id: string): Promise<number> {
  const [row] = await db.ask<{ version: number }>("select version from leads where id = $1", [id]);
  return row?.version ?? 0;
}

const yes = (offer: { id: string; checksum: string }, name = "Kim Ek") =>
  acceptOffer(
    db.database,
    link,
    {
      offer: offer.id,
      checksum: offer.checksum,
      name,
      invoiceAddress: "Lagergatan 4, 721 30 Västerås",
      accepts: "on",
    },
    client,
  );
const statusOf = async () =>
  (
    await db.ask<{ status: string; value: number }>("select status, value from leads where id = $1", [lead])
  )[0];
const jobs = async () =>
  (
    await db.ask<{ key: string }>(
      "select key from graphile_worker.jobs where key ~ '^(offer|order):' order by key",
    )
  ).map(({ key }) => key.split(":").slice(2).join(":"));

test("an offer is sent once, makes the lead quoted, and queues its email and its reminder", async () => {
  const sent = form({
    validUntil: new Date(Date.now() + 3 * 24 * 60 * 60 * 1000),
    version: await versionOf(lead),
  });
  await sendOffer(sales, lead, sent, "sales@example.se");
  await sendOffer(sales, lead, sent, "sales@example.se");
  expect(await listOffers(sales, [lead])).toMatchObject([{ version: 1, sum: 5390 }]);
  expect(await statusOf()).toEqual({ status: "quoted", value: 5390 });
  expect(await jobs()).toEqual(["reminder", "sent"]);
});

test("a colleague's change is not overwritten by an offer", async () => {
  const result = await sendOffer(
    sales,
    lead,
    form({ version: (await versionOf(lead)) + 1 }),
    "sales@example.se",
  );
  expect(result).toMatchObject({ done: false, now: { id: lead } });
  expect(await listOffers(sales, [lead])).toEqual([]);
});

test("a yes wins the lead and makes the order, with one confirmation, however often it is said", async () => {
  const offer = await send();
  expect(await yes(offer)).toEqual({ done: true });
  expect(await yes(offer)).toEqual({ done: false, refused: "accepted" });
  expect(await statusOf()).toEqual({ status: "won", value: 5390 });
  expect(await findOrder(sales, lead)).toMatchObject({ offerId: offer.id, people: 2, place: "Lagergatan 4" });
  expect((await jobs()).filter((kind) => kind === "accepted")).toHaveLength(1);
});

test("webhooks are told of a yes and of each step of the order, once each", async () => {
  await db.ask(
    `insert into webhooks (id, name, url, events, secret) values (gen_random_uuid(), 'Bokningen',
       'https://hook.example', array['offer.accepted', 'order.changed'], 'x')`,
  );
  const offer = await send();
  await yes(offer);
  await yes(offer);
  const onSite = { id: lead, version: 1, report: { step: "onSite" } } as const;
  expect(await reportStep(sales, onSite)).toMatchObject({ done: true });
  expect(await reportStep(sales, onSite)).toMatchObject({ done: false });
  expect(await db.ask("select event, lead_id from webhook_deliveries order by happened_at")).toEqual([
    { event: "offer.accepted", lead_id: lead },
    { event: "order.changed", lead_id: lead },
  ]);
  await db.ask("delete from webhooks");
});

test("of twelve yeses at once one counts", async () => {
  const offer = await send();
  const results = await Promise.all(Array.from({ length: 12 }, (_, index) => yes(offer, `Kim ${index} Ek`)));
  expect(results.filter(({ done }) => done)).toHaveLength(1);
  expect(
    results.filter((result) => !result.done).every((result) => !result.done && result.refused === "accepted"),
  ).toBe(true);
  expect(await db.ask("select from orders where id = $1", [lead])).toHaveLength(1);
  expect((await jobs()).filter((kind) => kind === "accepted")).toHaveLength(1);
});

test("a yes and a withdrawal at once: one of them counts", async () => {
  const offer = await send();
  const [accepted, withdrawn] = await Promise.all([
    yes(offer),
    withdrawOffer(sales, { leadId: lead, offer: offer.id, reason: "Vi är fullbokade." }),
  ]);
  expect(accepted.done).toBe(!withdrawn);
  const [after] = await listOffers(sales, [lead]);
  expect([after?.acceptedAt, after?.withdrawnAt].filter(Boolean)).toHaveLength(1);
});

test("a yes to an earlier version, to another text, after the end or after a withdrawal is refused", async () => {
  const first = await send();
  const second = await send();
  expect(await yes(first)).toEqual({ done: false, refused: "replaced" });
  expect(await yes({ ...second, checksum: "0".repeat(64) })).toEqual({ done: false, refused: "changed" });
  await db.ask(
    "update offers set sent_at = now() - interval '2 days', valid_until = now() - interval '1 second' where id = $1",
    [second.id],
  );
  expect(await yes(second)).toEqual({ done: false, refused: "expired" });
  const third = await send();
  expect(await withdrawOffer(sales, { leadId: lead, offer: third.id, reason: "Fel datum." })).toBe(true);
  expect(await yes(third)).toEqual({ done: false, refused: "withdrawn" });
  expect(await statusOf()).toMatchObject({ status: "quoted" });
});

test("nobody answers without the link, or another buyer's offer", async () => {
  const offer = await send();
  const other = await addExpressOrder(db.database);
  const wrong = { id: other, signature: link.signature };
  const answer = {
    offer: offer.id,
    checksum: offer.checksum,
    name: "Kim Ek",
    invoiceAddress: "Gatan 1",
    accepts: "on",
  } as const;
  expect(await acceptOffer(db.database, wrong, answer, client)).toEqual({ done: false, refused: "gone" });
  const others = await linkOf(db.database, other);
  expect(await acceptOffer(db.database, others, answer, client)).toEqual({ done: false, refused: "gone" });
  expect(await findOwnLead(db.database, wrong)).toBeNull();
  expect(await askQuestion(db.database, wrong, { id: randomUUID(), text: "Hej?" }, client)).toBe(false);
});

test("a no is stored with its reason, and a question once, on the lead's timeline", async () => {
  const offer = await send();
  const id = randomUUID();
  await askQuestion(db.database, link, { id, text: "Kan de komma 22?" }, client);
  await askQuestion(db.database, link, { id, text: "Kan de komma 22?" }, client);
  await markOfferRead(db.database, link, offer.id);
  await markOfferRead(db.database, link, offer.id);
  const { checksum } = offer;
  expect(
    await declineOffer(db.database, link, { offer: offer.id, checksum, reason: "times", text: null }, client),
  ).toEqual({
    done: true,
  });
  expect(await yes(offer)).toEqual({ done: false, refused: "declined" });
  const events = await db.ask<{ kind: string }>(
    "select kind from lead_events where lead_id = $1 and kind in ('question', 'offerRead', 'offerDeclined') order by id",
    [lead],
  );
  expect(events.map(({ kind }) => kind)).toEqual(["question", "offerRead", "offerDeclined"]);
  expect(await findOwnLead(db.database, link)).toMatchObject({ offers: [{ declineReason: "times" }] });
});

test("reports reach the order, its timeline and the buyer; a colleague's report is not overwritten", async () => {
  await yes(await send());
  const staff = [{ name: "Kim Ek", badge: "4711" }];
  const report = { step: "staffed", staff } as const;
  expect(await reportStep(sales, { id: lead, version: 1, report })).toMatchObject({
    done: true,
    order: { version: 2 },
  });
  expect(await reportStep(sales, { id: lead, version: 1, report: { step: "done" } })).toEqual({
    done: false,
    refused: "changed",
  });
  expect(await undoStep(sales, { id: lead, version: 2, step: "staffed" })).toMatchObject({ done: true });
  expect(await findOwnLead(db.database, link)).toMatchObject({ order: { staff: [], version: 3 } });
  expect((await jobs()).filter((kind) => kind.startsWith("staffed"))).toEqual(["staffed-2"]);
  expect(await listOrders(sales, "unstaffed", new Date())).toMatchObject([{ id: lead }]);
});

/** How many rows a statement changes, or the SQLSTATE of its refusal. */
async function outcome(role: Role, statement: string, { claims }: { claims: Record<string, unknown> }) {
  try {
    const { rows, numAffectedRows } = await db.database.as(
      role,
      (queries) => sql.raw<object>(statement).execute(queries),
      { claims },
    );
    return rows.length + Number(numAffectedRows ?? 0);
  } catch (error) {
    return String(Reflect.get(Object(error), "code"));
  }
}

const writes = () => [
  "update offers set accepted_at = now(), accepted_name = 'Kim Ek', invoice_address = 'Gatan 1'",
  "update offers set withdrawn_at = now(), withdrawn_reason = 'x'",
  "delete from offers",
  "update orders set done_at = now()",
  "delete from orders",
  `insert into orders (id, people) values ('${lead}', 1)`,
];

test("somebody of sales reads offers and orders and writes none past the rules", async () => {
  const offer = await send();
  await yes(offer);
  expect(await outcome("authenticated", `select from offers where id = '${offer.id}'`, sales)).toBe(1);
  for (const statement of writes())
    expect(await outcome("authenticated", statement, sales), statement).toBe("42501");
});

test("not even the site changes the text of an offer, or an accepted one at all", async () => {
  const offer = await send();
  for (const change of ["document = '{}'", "sum = 1", "valid_until = now()", "version = 7", "checksum = ''"])
    expect(await outcome("service_role", `update offers set ${change}`, { claims: {} }), change).toBe(
      "42501",
    );
  await yes(offer);
  const withdraw = `update offers set accepted_at = null, accepted_name = null, invoice_address = null where id = '${offer.id}'`;
  expect(await outcome("service_role", withdraw, { claims: {} })).toBe(0);
});

describe.each(["an editor", "an account without a role", "somebody before the second factor"])(
  "for %s",
  (who) => {
    test("the site reads and changes no offer and no order", async () => {
      const stranger = who.includes("factor")
        ? await adminOf(db, "sales", "Ett", "aal1")
        : await adminOf(db, who.includes("editor") ? "editor" : undefined);
      await yes(await send());
      for (const role of ["authenticated", "service_role"] as const)
        for (const statement of ["select from offers", "select from orders"])
          expect(await outcome(role, statement, stranger), statement).toBe(0);
      for (const statement of writes())
        expect([0, "42501"], statement).toContain(await outcome("service_role", statement, stranger));
      expect(await statusOf()).toMatchObject({ status: "won" });
    });
  },
);

import pg from "pg";
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { findLead } from "#app/leads/leads.server.ts";
import { mergeLeads, splitLead } from "#app/leads/merging.server.ts";
import { acceptOffer, sendOffer, withdrawOffer } from "#app/orders/change-offer.server.ts";
import type { OrderLink } from "#app/orders/link.ts";
import { listOffers, type OfferRow } from "#app/orders/offers.server.ts";
import { erasePerson } from "#app/privacy/change-person.server.ts";
import { changeOrder } from "#app/requests/express-order/own-order.server.ts";
import { adminOf } from "./admin.ts";
import { eventually, freshDatabase, type TestDatabase } from "./database.ts";
import { offerForm, sendTestOffer } from "./orders.ts";
import { addOrder } from "./requests.ts";

/** What happens at the moment of a buyer's yes: exactly one of the two counts (product 20.3, 20.4, 20.6). */

type Person = Awaited<ReturnType<typeof adminOf>>;

const client = { clientIp: "192.0.2.1", proven: true };
const email = "kim@kund.example";

let db: TestDatabase;
let sales: Person;
let admin: Person;
let lead: string;
let link: OrderLink;
let offer: OfferRow;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set max_hits = 100000");
  sales = await adminOf(db, "sales");
  admin = await adminOf(db, "admin");
});

beforeEach(newOffer);

/** An order that begins tomorrow, with an offer that waits for its buyer's answer. */
async function newOffer() {
  await db.ask("delete from leads");
  await db.ask("delete from graphile_worker._private_jobs");
  lead = await addOrder(db.database, { contact_email: email, starts_at: tomorrow(), ends_at: tomorrow(4) });
  link = await sendTestOffer(db, lead);
  offer = await theOffer();
}

const tomorrow = (hours = 0) => new Date(Date.now() + (24 + hours) * 60 * 60 * 1000);

async function theOffer(): Promise<OfferRow> {
  const [latest] = await listOffers(sales, [lead]);
  if (!latest) throw new Error("no offer");
  return latest;
}

const yes = () =>
  acceptOffer(
    db.database,
    link,
    { offer: offer.id, checksum: offer.checksum, name: "Kim Ek", invoiceAddress: "Gatan 1", accepts: "on" },
    client,
  );

const versionOf = async (id: string) => (await findLead(sales, id))?.version ?? 0;

/** What is stored of the yes: nothing, or all of it. */
async function stored() {
  const [row] = await db.ask<Record<"yeses" | "orders" | "confirmations", number>>(
    `select (select count(*)::int from offers where accepted_at is not null) as yeses,
       (select count(*)::int from orders) as orders,
       (select count(*)::int from graphile_worker.jobs where key = $1) as confirmations`,
    [`offer:${offer.id}:accepted`],
  );
  return row;
}
const all = { yeses: 1, orders: 1, confirmations: 1 };
const nothing = { yeses: 0, orders: 0, confirmations: 0 };

/** Somebody else's transaction holds the lead until it is let go. */
async function holdLead(): Promise<() => Promise<unknown>> {
  const holder = new pg.Client(db.admin);
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query("begin");
  await holder.query("select from leads where id = $1 for update", [lead]);
  return () => holder.query("commit");
}

/** Waits until this many transactions of the site wait for a lock. */
const waiting = (count: number) =>
  eventually(async () => {
    const [row] = await db.ask<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return row?.count === count;
  });

test("a yes that begins before the offer ends counts, though it is stored after that; one that begins later does not", async () => {
  const letGo = await holdLead();
  const early = yes();
  await waiting(1);
  // The offer ends now, while the yes waits.
  await db.ask("update offers set valid_until = clock_timestamp()");
  await eventually(async () => {
    const [row] = await db.ask<{ over: boolean }>(
      "select clock_timestamp() > valid_until + interval '2 milliseconds' as over from offers",
    );
    return row?.over;
  });
  await letGo();
  expect(await early).toEqual({ done: true });
  expect(await stored()).toEqual(all);

  await newOffer();
  await db.ask("update offers set valid_until = clock_timestamp()");
  await eventually(async () => {
    const [row] = await db.ask<{ over: boolean }>(
      "select clock_timestamp() > valid_until + interval '2 milliseconds' as over from offers",
    );
    return row?.over;
  });
  expect(await yes()).toEqual({ done: false, refused: "expired" });
  expect(await stored()).toEqual(nothing);
});

/** What a colleague or the buyer does at the same moment; gives whether it was done. */
const others: Record<string, { act: () => Promise<boolean>; refused: string }> = {
  "a colleague withdraws it": {
    act: () => withdrawOffer(sales, { leadId: lead, offer: offer.id, reason: "Vi är fullbokade." }),
    refused: "withdrawn",
  },
  "a colleague sends a new version": {
    act: async () => {
      const form = offerForm({ version: await versionOf(lead) });
      return (await sendOffer(sales, lead, form, "sales@example.se")).done;
    },
    refused: "replaced",
  },
  "the buyer corrects the order": { act: () => correct(), refused: "withdrawn" },
  "the buyer takes the order back": {
    act: () => changeOrder(db.database, link, null, client),
    refused: "withdrawn",
  },
};

/** The buyer asks for three people instead. */
async function correct(): Promise<boolean> {
  const [row] = await db.ask("select * from express_orders where id = $1", [lead]);
  const { changes, taken_back_at, created_at, ...order } = Object(row);
  return changeOrder(db.database, link, { ...order, guard_count: 3 }, client);
}

describe.each(Object.entries(others))("a yes while %s: one of them counts", (_what, { act, refused }) => {
  test("the yes comes first", async () => {
    const letGo = await holdLead();
    const accepted = yes();
    await waiting(1);
    const done = act();
    await waiting(2);
    await letGo();
    expect([await accepted, await done]).toEqual([{ done: true }, false]);
    expect(await stored()).toEqual(all);
    expect(await theOffer()).toMatchObject({ version: 1, withdrawnAt: null });
  });

  test("the yes comes second", async () => {
    const letGo = await holdLead();
    const done = act();
    await waiting(1);
    const accepted = yes();
    await waiting(2);
    await letGo();
    expect([await accepted, await done]).toEqual([{ done: false, refused }, true]);
    expect(await stored()).toEqual(nothing);
  });

  test("nobody holds them up", async () => {
    for (let round = 0; round < 6; round += 1) {
      await newOffer();
      const [accepted, done] =
        round % 2 ? await Promise.all([yes(), act()]) : (await Promise.all([act(), yes()])).toReversed();
      expect(Object(accepted).done).toBe(!done);
      expect(await stored()).toEqual(done ? nothing : all);
    }
  });
});

test("a yes while the lead is merged into another counts once, for the lead that is worked with then", async () => {
  for (let round = 0; round < 8; round += 1) {
    await newOffer();
    const other = await addOrder(db.database, { contact_email: email });
    const merge = mergeLeads(sales, other, { id: lead, version: await versionOf(lead) });
    const [accepted, merged] = await Promise.all([yes(), merge]);
    expect(accepted).toEqual({ done: true });
    expect(await stored()).toEqual(all);
    const won = await db.ask("select id from leads where status = 'won'");
    expect(won).toEqual([{ id: merged === "done" ? other : lead }]);
  }
});

test("the order of a merged lead is changed by its buyer until the yes, and not after it", async () => {
  const other = await addOrder(db.database, { contact_email: email });
  await mergeLeads(sales, other, { id: lead, version: await versionOf(lead) });
  const letGo = await holdLead();
  const accepted = yes();
  await waiting(1);
  const corrected = correct();
  await waiting(2);
  await letGo();
  expect([await accepted, await corrected]).toEqual([{ done: true }, false]);
  expect(await changeOrder(db.database, link, null, client)).toBe(false);
  expect(await stored()).toEqual(all);
  expect(await splitLead(sales, lead)).toBe("done");
  expect(await yes()).toEqual({ done: false, refused: "accepted" });
});

test("a yes while the person is erased leaves nothing of either, and the link is gone", async () => {
  for (let round = 0; round < 6; round += 1) {
    await newOffer();
    const erase = () => erasePerson(admin, { email, phone: "", scope: "address" }, "/nonexistent");
    const accept = () => yes().catch((error: unknown) => ({ done: false, refused: String(error) }));
    const [accepted] =
      round % 2
        ? await Promise.all([accept(), erase()])
        : (await Promise.all([erase(), accept()])).toReversed();
    expect([{ done: true }, { done: false, refused: "gone" }]).toContainEqual(accepted);
    expect(await stored()).toMatchObject({ yeses: 0, orders: 0 });
    expect(await yes()).toEqual({ done: false, refused: "gone" });
  }
});

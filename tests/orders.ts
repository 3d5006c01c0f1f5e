import { randomUUID } from "node:crypto";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { sendOffer } from "#app/orders/change-offer.server.ts";
import { linkOfLead } from "#app/orders/link.server.ts";
import { type OrderLink, ownOrderHref } from "#app/orders/link.ts";
import type { OfferForm } from "#app/orders/schema.ts";
import type { Database } from "#backend/database/connection.ts";
import { adminOf } from "./admin.ts";
import type { TestDatabase } from "./database.ts";

/** An offer as a colleague sends it: two guards for a night, seven hours, valid for three days. */
export function offerForm(change: Partial<OfferForm> = {}): OfferForm {
  return {
    id: randomUUID(),
    version: 1,
    recipient: "kund@example.se",
    locale: "sv",
    company: "Mälarport AB",
    name: "Kim Ek",
    service: "guard",
    place: "Lagergatan 4",
    people: 2,
    startsAt: new Date("2027-03-27T21:00:00Z"),
    endsAt: new Date("2027-03-28T04:00:00Z"),
    text: null,
    lines: [
      { kind: "hours", text: "2 väktare, stationär bevakning", people: 2, hours: 7, price: 385 },
      { kind: "hours", text: "Tillägg helgnatt", people: 2, hours: 7, price: 95 },
    ],
    validUntil: new Date(Date.now() + 3 * milliseconds.day),
    senderName: "Anna Lind",
    senderPhone: "08-123 45 67",
    ...change,
  };
}

/** Sends an offer for a lead as somebody of sales; gives the buyer's link. */
export async function sendTestOffer(
  { database, ask }: Pick<TestDatabase, "database" | "ask">,
  lead: string,
  change: Partial<OfferForm> = {},
): Promise<OrderLink> {
  const [row] = await ask<{ version: number }>("select version from leads where id = $1", [lead]);
  const sales = await adminOf({ database, ask }, "sales");
  const form = offerForm({ version: row?.version ?? 1, ...change });
  const sent = await sendOffer(sales, lead, form, "sales@example.se");
  if (!sent.done) throw new Error("the offer was not sent");
  return linkOf(database, lead);
}

/** The buyer's link of a lead. */
export function linkOf(database: Database, lead: string): Promise<OrderLink> {
  return database.as("service_role", (queries) => linkOfLead(queries, lead));
}

/** The path of an offer's page. */
export const offerPath = (link: OrderLink, locale: "sv" | "en" = "sv") => ownOrderHref("offer", link, locale);

import { beforeAll, expect, test } from "vitest";
import { webhookRequests } from "#app/api/schema.server.ts";
import { webhookEvents } from "#app/domain/webhook-events.ts";
import { acceptOffer } from "#app/orders/change-offer.server.ts";
import { listOffers } from "#app/orders/offers.server.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { sendTestOffer } from "#tests/orders.ts";
import { addOrder } from "#tests/requests.ts";
import { webhookData } from "./webhook-data.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});

const dataOf = (event: (typeof webhookEvents)[number], lead: string) =>
  db.database.as<object | undefined>("service_role", (queries) => webhookData[event](queries, lead));

test("every event is told as the OpenAPI document says; of an order that is not there, nothing", async () => {
  const lead = await addOrder(db.database);
  expect(await dataOf("offer.accepted", lead)).toBeUndefined();
  const link = await sendTestOffer(db, lead);
  const [offer] = await listOffers(await adminOf(db, "sales"), [lead]);
  if (!offer) throw new Error("no offer");
  const yes = { name: "Kim Ek", invoiceAddress: "Gatan 1", accepts: "on" } as const;
  await acceptOffer(
    db.database,
    link,
    { offer: offer.id, checksum: offer.checksum, ...yes },
    { clientIp: "192.0.2.1" },
  );
  for (const type of webhookEvents) {
    const data = await dataOf(type, lead);
    const sent = { type, timestamp: new Date().toISOString(), data };
    expect(webhookRequests[type].strict().parse(sent)).toEqual(sent);
    expect(data).toMatchObject({ id: lead, company: null, name: "Bo Ek" });
  }
  expect(await dataOf("offer.accepted", lead)).toMatchObject({
    stage: "agreed",
    sum: 6720,
    acceptedName: "Kim Ek",
  });
});

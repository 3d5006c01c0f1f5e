import autocannon from "autocannon";
import { sendOffer } from "#app/orders/change-offer.server.ts";
import { listOffers } from "#app/orders/offers.server.ts";
import { openDatabase } from "#backend/database/connection.ts";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { adminOf } from "#tests/admin.ts";
import { linkOf, offerForm, offerPath } from "#tests/orders.ts";
import { ask } from "#tests/pages/site-database.ts";
import { addOrder } from "#tests/requests.ts";
import type { RunningSite } from "#tests/site.ts";
import { type SiteOffer, yesTo } from "#tests/site-offer.ts";
import { processorTime } from "./processor-time.ts";
import { type Measurement, median } from "./report.ts";

const rounds = 3;
const offersARound = 600;
const atOnce = 50;

/**
 * Measures the yes to an offer over HTTP by fifty buyers at once: the order, the won lead, the confirmation and the notice
 * in one transaction. As for a stored form: how many a second, the 99th percentile of their times, and the processor time
 * of the process for one.
 */
export async function measureAcceptance(site: RunningSite): Promise<Measurement[]> {
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1)
    measured.push(await acceptOffers(site, await sentOffers(site)));
  return [
    {
      name: "Offers accepted",
      value: median(measured.map(({ perSecond }) => perSecond)),
      unit: "offers/s",
    },
    {
      name: "Offers accepted, 99th percentile",
      value: median(measured.map(({ p99 }) => p99)),
      unit: "ms",
    },
    {
      name: "Processor time of an acceptance",
      value: median(measured.map(({ processor }) => processor)),
      unit: "ms",
    },
  ];
}

interface Round {
  perSecond: number;
  /** The 99th percentile of the response times, in ms. */
  p99: number;
  /** The processor time of the process for each, in ms. */
  processor: number;
}

/** Offers that wait for their buyers' yes. */
async function sentOffers(site: RunningSite): Promise<SiteOffer[]> {
  const postgres = await startEmbeddedPostgres({ dataDir: site.dataDir, log: () => undefined });
  const database = openDatabase(postgres.connection);
  try {
    const query = (text: string, values: unknown[] = []) =>
      ask(site, text, values.map(String)) as Promise<never>;
    const sales = await adminOf({ database, ask: query }, "sales");
    const send = async (): Promise<SiteOffer> => {
      const lead = await addOrder(database);
      const sent = await sendOffer(sales, lead, offerForm(), "sales@example.se");
      const [offer] = await listOffers(sales, [lead]);
      if (!sent.done || !offer) throw new Error("An offer was not sent.");
      return { lead, id: offer.id, checksum: offer.checksum, path: offerPath(await linkOf(database, lead)) };
    };
    const sent: SiteOffer[] = [];
    while (sent.length < offersARound) sent.push(...(await Promise.all(Array.from({ length: 10 }, send))));
    return sent;
  } finally {
    await database.close();
    await postgres.stop();
  }
}

let buyer = 0;

async function acceptOffers(site: RunningSite, offers: readonly SiteOffer[]): Promise<Round> {
  const processorBefore = await processorTime(site);
  const waiting = [...offers];
  const result = await autocannon({
    url: site.url,
    connections: atOnce,
    amount: offers.length,
    requests: [
      {
        method: "POST",
        setupRequest: (request) => {
          const offer = waiting.pop();
          if (!offer) return request;
          buyer += 1;
          return {
            ...request,
            path: offer.path,
            headers: {
              "content-type": "application/x-www-form-urlencoded",
              accept: "application/json",
              origin: site.url,
              "x-forwarded-for": `10.${(buyer >> 16) & 255}.${(buyer >> 8) & 255}.${buyer & 255}`,
            },
            body: yesTo(offer).toString(),
          };
        },
      },
    ],
  });
  const processor = (await processorTime(site)) - processorBefore;
  const [row] = await ask(
    site,
    "select count(*)::int as count from orders where id = any (string_to_array($1, ',')::uuid[])",
    [offers.map(({ lead }) => lead).join(",")],
  );
  const { count } = Object(row);
  if (count !== offers.length)
    throw new Error(`${offers.length - count} of ${offers.length} were not accepted.`);
  return {
    perSecond: count / result.duration,
    p99: result.latency.p99,
    processor: processor / count,
  };
}

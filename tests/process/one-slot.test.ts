import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { offerDemosAlways, slotOfNextWeek } from "#tests/demo.ts";
import { type RunningSite, startTwoNodes } from "#tests/site.ts";
import { startSmtpServer, type TestSmtpServer } from "#tests/smtp-server.ts";

const salesReps = 4;
const visitors = 500;

const ending: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ending.reverse()) await end();
});

let one: RunningSite;
let two: RunningSite;
let smtp: TestSmtpServer;
let database: pg.Pool;
const slot = slotOfNextWeek(3);

beforeAll(async () => {
  smtp = await startSmtpServer();
  ending.push(() => smtp.close());
  const settings = { SMTP_URL: smtp.url, TRUST_PROXY: "1", LOG_LEVEL: "silent" };
  const nodes = await startTwoNodes(settings);
  ending.push(nodes.end);
  ({ one, two } = nodes);
  const postgres = await startEmbeddedPostgres({ dataDir: one.dataDir, log: () => undefined });
  ending.push(() => postgres.stop());
  database = new pg.Pool({ ...postgres.connection, max: 2 });
  ending.push(() => database.end());
  // One long window, so that the count of attempts does not restart during the test.
  await database.query("update private.rate_limits set window_seconds = 1000000000");
  await database.query(offerDemosAlways);
  await database.query(
    "insert into sales_reps (name) select 'Värd ' || n from generate_series(2, $1::int) n",
    [salesReps],
  );
});

it(`gives a slot that ${visitors} want at once, through two processes, to exactly ${salesReps} of them`, async () => {
  const responses = await Promise.all(
    Array.from({ length: visitors }, (_, visitor) => book(visitor % 2 ? one : two, slot, visitor)),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(salesReps);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(visitors - salesReps);
  for (const { status, body } of responses)
    if (status === 409) expect(body).toMatchObject({ issues: [{ field: "selectedTime", code: "taken" }] });
  const { rows } = await database.query<{ sales_rep_id: string }>(
    "select sales_rep_id from demo_bookings where starts_at = $1 and status = 'booked'",
    [slot],
  );
  expect(rows).toHaveLength(salesReps);
  expect(new Set(rows.map(({ sales_rep_id }) => sales_rep_id)).size).toBe(salesReps);
});

it("gives a booking's link to no one who has its id alone, and shows the id in no email's header or calendar", async () => {
  const { rows } = await database.query<{ id: string; email: string }>("select id, email from demo_bookings");
  const [booked] = rows;
  const visitor = Number(/\d+/.exec(booked?.email ?? "")?.[0]);
  const strangers = [
    await book(one, slot, visitors + 1, booked?.id),
    await book(two, slotOfNextWeek(4), visitors + 2, booked?.id),
  ];
  for (const { status, body } of strangers) {
    expect(status).toBe(409);
    expect(JSON.stringify(body)).not.toContain("malarport");
    expect(body).not.toHaveProperty("details");
  }
  expect(await book(two, slot, visitor, booked?.id)).toMatchObject({
    status: 200,
    body: { details: { address: expect.stringContaining(`b=${booked?.id}`) } },
  });
  // Each attempt counts, so that ids can't be tried by the thousand.
  const statuses = [];
  for (let tries = 0; tries < 5; tries += 1)
    statuses.push((await book(one, slot, visitors + 1, booked?.id)).status);
  expect(statuses).toEqual([409, 409, 409, 409, 428]);

  const told = () => smtp.emails.filter(({ to }) => to?.[0]?.address === booked?.email);
  await vi.waitUntil(() => told().length > 0, { timeout: 30_000 });
  for (const { messageId, attachments } of told()) {
    expect(messageId).not.toContain(booked?.id);
    const calendar = attachments.find(({ mimeType }) => mimeType === "text/calendar");
    const content = calendar?.content ?? "";
    const text = typeof content === "string" ? content : new TextDecoder().decode(content);
    expect(text).toContain("UID:demo-");
    expect(/^UID:.*$/m.exec(text)?.[0]).not.toContain(booked?.id);
  }
});

/**
 * Books like the site's own script, each visitor with a separate IP address. A visitor who gets 503 from a busy
 * database sends the same form again.
 */
async function book(
  site: RunningSite,
  slot: Date,
  visitor: number,
  id: string = randomUUID(),
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${site.url}/boka-demo`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      "x-forwarded-for": `10.1.${visitor >> 8}.${visitor & 255}`,
    },
    body: JSON.stringify({
      id,
      form: "demo",
      locale: "sv",
      selectedDate: slot.toISOString().slice(0, "2026-11-24".length),
      selectedTime: slot.toISOString(),
      name: `Besökare ${visitor}`,
      company: "Mälarport AB",
      email: `besokare${visitor}@malarport.example`,
      service: "guard",
      meetingPlatform: "teams",
      elapsed: 20_000,
    }),
  });
  const body: unknown = await response.json();
  return response.status === 503 ? book(site, slot, visitor, id) : { status: response.status, body };
}

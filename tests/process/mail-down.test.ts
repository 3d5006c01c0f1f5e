import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, expect, it, vi } from "vitest";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { derivedId } from "#backend/mail/derived-id.ts";
import { offerDemosAlways } from "#tests/demo.ts";
import { type TestedForm, testedForms } from "#tests/forms.ts";
import { removeData, startSite } from "#tests/site.ts";
import { startSmtpServer } from "#tests/smtp-server.ts";

const ending: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ending.reverse()) await end();
});

/** The emails of a form: their kinds, as in mail_deliveries and the Message-ID. */
const emailsOf = (form: TestedForm) =>
  form.name === "demo-booking" ? ["booked-0", "sales-rep-booked-0"] : ["admin", "visitor"];

/** One address for each form, since a mailbox gets at most three confirmations an hour. */
const ownAddress = (form: TestedForm, nth: number) => ({
  [form.name === "express-order" ? "contactEmail" : "email"]: `visitor${nth}@example.se`,
});

it("thanks for every form while the mail server is down, and sends its emails once when it is back", async () => {
  const away = await startSmtpServer();
  await away.close();
  const site = await startSite({ SMTP_URL: away.url, TRUST_PROXY: "1", LOG_LEVEL: "silent" });
  ending.push(
    () => removeData(site),
    () => site.stop(),
  );
  const postgres = await startEmbeddedPostgres({ dataDir: site.dataDir, log: () => undefined });
  ending.push(() => postgres.stop());
  const database = new pg.Pool({ ...postgres.connection, max: 2 });
  ending.push(() => database.end());
  await database.query(offerDemosAlways);

  const sent = testedForms.map((form) => ({ form, id: randomUUID() }));
  for (const [nth, { form, id }] of sent.entries()) {
    const response = await fetch(`${site.url}${form.path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        "x-forwarded-for": `10.2.0.${nth + 1}`,
      },
      body: JSON.stringify({ ...form.valid, id, elapsed: 20_000, ...ownAddress(form, nth) }),
    });
    expect([form.name, response.status, await response.json()]).toEqual([
      form.name,
      200,
      expect.objectContaining({ ok: true }),
    ]);
    const { rows } = await database.query(`select id from ${form.table} where id = $1`, [id]);
    expect(rows).toHaveLength(1);
  }

  const expected = sent.flatMap(({ form, id }) => emailsOf(form).map((kind) => `${id}.${kind}`)).sort();
  const emailsThat = async (condition: string) =>
    (
      await database.query<{ email: string }>(
        `select format('%s.%s', about_id, kind) as email from mail_deliveries where ${condition}`,
      )
    ).rows
      .map(({ email }) => email)
      .sort();
  const tried = "status = 'waiting' and last_error is not null";
  await vi.waitUntil(async () => (await emailsThat(tried)).length >= expected.length, { timeout: 60_000 });
  expect(await emailsThat(tried)).toEqual(expected);

  const smtp = await startSmtpServer(away.port);
  ending.push(() => smtp.close());
  await vi.waitUntil(
    async () => {
      // The queue waits longer after each failure; the test does not wait. Reminders, which have not been attempted
      // yet, keep their time.
      await database.query(
        "update graphile_worker._private_jobs set run_at = now() where attempts > 0 and run_at > now()",
      );
      const { rows } = await database.query(
        "select count(*) as waiting from graphile_worker._private_jobs where attempts > 0",
      );
      return rows[0]?.waiting === "0";
    },
    { timeout: 60_000, interval: 500 },
  );
  const arrived = smtp.emails.map(({ messageId }) => messageId ?? "").sort();
  const derived = sent
    .flatMap(({ form, id }) => emailsOf(form).map((kind) => `<${derivedId(id)}.${kind}@localhost>`))
    .sort();
  expect(arrived).toEqual(derived);
  expect(await emailsThat("status = 'sent'")).toEqual(expected);
});

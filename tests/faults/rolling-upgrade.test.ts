import pg from "pg";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { emailRequestTask } from "#backend/auth/email-requests.ts";
import { offerDemosAlways, slotOfNextWeek } from "#tests/demo.ts";
import { testedForms } from "#tests/forms.ts";
import { freePort } from "#tests/free-port.ts";
import { laterMigration, makeLaterVersion } from "#tests/later-version.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { startSmtpServer } from "#tests/smtp-server.ts";
import { addAccount, signInWithSecondFactor, type TestAccount } from "#tests/staff.ts";
import { startPostgres } from "./postgres.ts";

const sites: RunningSite[] = [];
afterAll(async () => {
  for (const site of sites) await removeData(site);
});

const pages = [
  "/",
  "/pris",
  "/nyheter",
  "/bli-kollega",
  "/boka-demo",
  "/offert?lang=en",
  "/sitemap.xml",
  "/health",
];
const adminPages = [
  "overview",
  "leads",
  "customers",
  "demos",
  "demoSettings",
  "emails",
  "news",
  "media",
  "openings",
];
const administration = ["company", "users", "privacy", "audit", "redirects", "status", "notices"];

test("nodes of a version serve pages, forms, queue and admin while a later one migrates, and after it", async () => {
  await using later = await makeLaterVersion();
  const postgres = await startPostgres();
  const database = new pg.Pool({ connectionString: postgres.url, max: 2 });
  database.on("error", () => undefined);
  onTestFinished(() => database.end());
  const smtp = await startSmtpServer(await freePort());
  onTestFinished(() => smtp.close());
  const environment = {
    DATABASE_URL: postgres.url,
    SECRETS_KEY: "a-key-that-every-node-of-the-test-has",
    TRUST_PROXY: "1",
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
  };
  const start = async (cwd?: string) => {
    const site = await startSite(environment, undefined, cwd);
    sites.push(site);
    onTestFinished(async () => void (await site.stop()));
    return site;
  };

  const old = await start();
  // A code is good once, so somebody else signs in each time.
  const newAdministrator = () =>
    addAccount(async (sql, values) => (await database.query(sql, values)).rows, { role: "admin" });
  await database.query(offerDemosAlways);
  const visits = keepVisiting(old);
  const fresh = await start(later.folder);
  expect(await visits.end()).toEqual({ failed: [] });
  const migrations = await database.query(
    "select max(version) as latest from supabase_migrations.schema_migrations",
  );
  expect(migrations.rows).toEqual([{ latest: laterMigration.version }]);

  await usedByPeople(old, await newAdministrator(), 1);
  await usedByPeople(fresh, await newAdministrator(), 2);
  expect(await fresh.stop()).toBe(0);
  // It starts again on the database of the later version, and the queue is its own.
  await old.stop();
  const again = await start();
  expect(again.output()).toContain(`of a later version (migration ${laterMigration.version})`);
  await usedByPeople(again, await newAdministrator(), 3);
  // Reminders of demos wait for their day.
  const waiting = `select from graphile_worker.jobs
    where (task_identifier like 'send-%' and run_at <= now()) or task_identifier = $1`;
  await vi.waitUntil(async () => (await database.query(waiting, [emailRequestTask])).rows.length === 0, {
    timeout: 60_000,
    interval: 500,
  });
  const unsent = await database.query(
    "select kind, problem from mail_deliveries where status in ('waiting', 'failed')",
  );
  expect(unsent.rows).toEqual([]);
  expect(smtp.emails.length).toBeGreaterThan(20);
}, 420_000);

/** Opens the pages, sends every form, signs in, opens the admin and asks for a new password: all of it works. */
async function usedByPeople(site: RunningSite, account: TestAccount, turn: number): Promise<void> {
  const { cookieHeader: cookie } = await signInWithSecondFactor(site.url, account);
  const paths = [...adminPages, ...administration].map((name) => String(Reflect.get(adminPaths, name)));
  for (const path of [...pages, ...paths]) {
    const response = await fetch(`${site.url}${path}`, { headers: { cookie }, redirect: "manual" });
    expect([path, response.status]).toEqual([path, 200]);
  }
  const selectedTime = slotOfNextWeek(3, 20 + 2 * turn).toISOString();
  for (const { name, path, valid } of testedForms) {
    const slot = valid.selectedTime ? { selectedTime, selectedDate: selectedTime.slice(0, 10) } : {};
    const response = await fetch(`${site.url}${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        "x-forwarded-for": `10.0.0.${turn}`,
      },
      body: JSON.stringify({ id: crypto.randomUUID(), ...valid, ...slot, elapsed: 20_000 }),
    });
    expect([name, response.status]).toEqual([name, 200]);
  }
  const recovery = await fetch(`${site.url}/auth/v1/recover`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: account.email }),
  });
  expect(recovery.status).toBe(200);
}

/** Asks for uncached pages and sends forms, one after the other; `end` gives what was not answered with 200. */
function keepVisiting(site: RunningSite): { end(): Promise<{ failed: number[] }> } {
  const failed: number[] = [];
  let isOver = false;
  let visitors = 0;
  const visit = async () => {
    while (!isOver) {
      visitors += 1;
      const page = await fetch(`${site.url}/nyheter?uncached=${visitors}`);
      if (page.status !== 200) failed.push(page.status);
      // Not so many that their emails take minutes.
      if (visitors % 10) continue;
      const form = await postContactRequest(site.url, {}, `10.1.${visitors >> 8}.${visitors & 255}`);
      if (form.status !== 200) failed.push(form.status);
    }
  };
  const visiting = visit();
  return {
    async end() {
      isOver = true;
      await visiting;
      return { failed };
    },
  };
}

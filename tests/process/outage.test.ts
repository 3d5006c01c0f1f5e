import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { unavailableMessages } from "#app/content/shared/unavailable.server.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { locales } from "#app/i18n/locale.ts";
import { dataPaths } from "#app/site-map.ts";
import { authEndpointPaths } from "#backend/auth/service.ts";
import { brand } from "#brand/company.ts";
import { testedForms } from "#tests/forms.ts";
import {
  dataPath,
  filled,
  formsOf,
  keyOf,
  type PageForm,
  type RoutePath,
  routePaths,
} from "#tests/hostile.ts";
import { inGroups } from "#tests/pages/in-groups.ts";
import { ask, killDatabase, postgresOf } from "#tests/pages/site-database.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { addSiteOffer } from "#tests/site-offer.ts";
import { addAccount, signInWithSecondFactor } from "#tests/staff.ts";

/** Every path and every form of the site while its database is down, frozen, full or read-only. */
let site: RunningSite;
let session: Record<string, string>;
/** The requests that are sent in every state. */
const requests: Sent[] = [];

interface Sent {
  path: string;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string | URLSearchParams;
}

const missing = "11111111-1111-4111-8111-111111111111";
const isPersonal = /^\/(?:admin|konto|setup|logga)/;
/** These end the session that the others need. */
const endsSession = /^\/(?:logga-ut|logga-in\/ut|konto\/avsluta)/;

beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: "fatal", TRUST_PROXY: "1" });
  const administration = await addAccount((query, values) => ask(site, query, values), { role: "admin" });
  const { cookieHeader } = await signInWithSecondFactor(site.url, administration);
  session = { cookie: cookieHeader };
  const addresses = routePaths()
    .map(({ path, isPage }) => ({ path: filled(path, missing), isPage }))
    .filter(({ path }) => !endsSession.test(path));
  addresses.push({ path: (await addSiteOffer(site)).path, isPage: true });
  const forms = new Map<string, PageForm & { headers: Record<string, string> }>();
  const pagesOf = ({ path, isPage }: RoutePath) =>
    (isPage ? [{}, session] : []).map((headers) => ({ path, headers }));
  for (const { path, isPage } of addresses) {
    requests.push({ path, method: "GET", headers: {} });
    // Only the data is requested, which shows the same, since rendering takes most of the time.
    if (isPersonal.test(path))
      requests.push({ path: isPage ? dataPath(path) : path, method: "GET", headers: session });
  }
  await atOnce(addresses.flatMap(pagesOf), async ({ path, headers }) => {
    for (const form of formsOf(await (await fetch(site.url + path, { headers })).text(), path))
      if (!endsSession.test(form.action)) forms.set(keyOf(form), { ...form, headers });
  });
  for (const { action, fields, hidden, headers } of forms.values()) {
    const body = new URLSearchParams([...hidden, ...fields.map((name): [string, string] => [name, "1"])]);
    requests.push({ path: action, method: "POST", headers, body });
  }
  for (const path of authEndpointPaths)
    requests.push({ path, method: "POST", headers: { "content-type": "application/json" }, body: "{}" });
  for (const { path, valid } of testedForms)
    requests.push({
      path,
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify({ ...valid, elapsed: 20_000 }),
    });
}, 120_000);
afterAll(async () => {
  await site.stop();
  await removeData(site);
});

let visitor = 0;

/** What is wrong with the response to a request; null when nothing is. */
async function problemOf({ path, method, headers, body }: Sent): Promise<string | null> {
  visitor += 1;
  const began = performance.now();
  const response = await fetch(site.url + path, {
    method,
    redirect: "manual",
    headers: {
      ...headers,
      origin: site.url,
      "x-forwarded-for": `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
    },
    body: body ?? null,
    signal: AbortSignal.timeout(30_000),
  });
  const seconds = (performance.now() - began) / 1_000;
  const text = response.headers.get("content-type")?.startsWith("text/event-stream")
    ? ""
    : await response.text();
  await response.body?.cancel().catch(() => undefined);
  const named = `${response.status} ${method} ${path} ${headers.cookie ? "signed in" : ""} ${seconds.toFixed(1)} s`;
  if (response.status >= 500 && response.status !== 503) return `${named} ${text.slice(0, 80)}`;
  if (response.status === 503 && !response.headers.has("retry-after")) return `${named} without Retry-After`;
  if (response.status === 503 && response.headers.get("cache-control") !== "no-store")
    return `${named} may be kept`;
  return seconds > mostSeconds(path) ? `${named} is late` : null;
}

/** Nobody looks at the event stream while it waits: it may take a query's whole time-out, which is 12 s. */
function mostSeconds(path: string): number {
  if (path === adminPaths.changes) return 15;
  return path.startsWith("/health") ? 5 : 10;
}

async function problems(part: readonly Sent[], times: number): Promise<string[]> {
  const found: string[] = [];
  await atOnce(
    part,
    async (sent) => {
      const problem = await problemOf(sent).catch((error: unknown) => `${sent.method} ${sent.path} ${error}`);
      if (problem) found.push(problem);
    },
    times,
  );
  return found.sort();
}

/** Runs the work for all values, some at a time, since most of a larger number would be refused. */
async function atOnce<Value>(
  values: readonly Value[],
  work: (value: Value) => Promise<void>,
  times = 30,
): Promise<void> {
  const waiting = [...values];
  const working = async () => {
    for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) await work(value);
  };
  await Promise.all(Array.from({ length: times }, working));
}

/** Whether it is healthy, and no longer busy with the requests of the state before. */
const isWell = async () => {
  const paths = [dataPaths.health, "/sok?q=vakt"];
  const answers = await Promise.all(paths.map((path) => fetch(site.url + path)));
  return answers.every(({ status }) => status !== 503);
};

const states: Record<string, () => Promise<() => Promise<unknown>>> = {
  async "read-only"() {
    const set = async (value: string) => {
      await ask(
        site,
        `set transaction read write; alter database postgres set default_transaction_read_only = ${value}`,
      );
      await ask(
        site,
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'site'",
      );
    };
    await set("on");
    return () => set("off");
  },
  async full() {
    await ask(
      site,
      `set transaction read write; create function public.refuse() returns trigger language plpgsql as
         $$ begin raise exception 'as arranged' using errcode = '53100'; end $$;
       do $$ declare one regclass; begin
         for one in select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth') loop
           execute format('create trigger refuse before insert or update or delete on %s
             for each statement execute function public.refuse()', one);
         end loop;
       end $$`,
    );
    return () => ask(site, "set transaction read write; drop function public.refuse cascade");
  },
  async frozen() {
    const server = await postgresOf(site);
    const all = (await ask(site, "select pid from pg_stat_activity where pid <> pg_backend_pid()")).map(
      (row) => Number(Reflect.get(Object(row), "pid")),
    );
    for (const pid of [server, ...all]) process.kill(pid, "SIGSTOP");
    return async () => {
      for (const pid of [server, ...all]) process.kill(pid, "SIGCONT");
    };
  },
  async away() {
    return killDatabase(site);
  },
};

test.each(Object.keys(states))(
  "while the database is %s, every answer is right or a 503 that says when to come back",
  async (name) => {
    expect(requests.length).toBeGreaterThan(200);
    const found: string[] = [];
    // A site whose PostgreSQL is away for a minute ends: a busy machine does not answer everything within it.
    for (const part of inGroups(requests, name === "away" ? 80 : requests.length)) {
      const end = await states[name]?.();
      if (name === "away") await expectDecentPages();
      found.push(...(await problems(part, name === "frozen" ? 80 : 30)));
      await end?.();
      await vi.waitUntil(isWell, { timeout: 60_000, interval: 500 });
    }
    expect(found, site.output().slice(-1_000)).toEqual([]);
  },
);

/** A page that can't be shown reloads by itself; a form that can't be stored keeps what was typed. */
async function expectDecentPages() {
  for (const locale of locales) {
    const page = await fetch(`${site.url}/nyheter?sida=2&lang=${locale}`);
    expect(page.status).toBe(503);
    expect(page.headers.get("refresh")).toBe("5");
    const text = await page.text();
    expect(text).toContain(`<html lang="${locale}">`);
    expect(text).toContain(`<h1>${unavailableMessages[locale].outage.title}</h1>`);
    expect(text).toContain(brand.phone);
  }
  const typed = { intent: "save", title: '"Två" & <tre>', password: "hemligt" };
  const form = await fetch(`${site.url}/admin/nyheter?lang=sv`, {
    method: "POST",
    headers: { origin: site.url, accept: "text/html", ...session },
    body: new URLSearchParams(typed),
  });
  expect(form.status).toBe(503);
  expect(form.headers.has("refresh")).toBe(false);
  const text = await form.text();
  expect(text).toContain(`<h1>${unavailableMessages.sv.unsent.title}</h1>`);
  expect(text).toContain('<form action="/admin/nyheter?lang=sv" method="post">');
  expect(text).toContain('<input type="hidden" name="title" value="&quot;Två&quot; &amp; &lt;tre&gt;"/>');
  expect(text).not.toContain("hemligt");
  await expectFilesNamed();
}

/** A form with files keeps what was typed, and says which files have to be chosen again. */
async function expectFilesNamed() {
  const body = new FormData();
  body.set("body", "Hej, här är offerten.");
  body.append("files", new File(["%PDF-1.7"], "offert & karta.pdf"));
  body.append("files", new File([], ""));
  const headers = { origin: site.url, accept: "text/html", ...session };
  const address = `${site.url}/admin/forfragningar/${missing}?lang=sv`;
  const response = await fetch(address, { method: "POST", headers, body });
  expect(response.status).toBe(503);
  const text = await response.text();
  expect(text).toMatch(/enctype="multipart\/form-data"/i);
  expect(text).toContain('<input type="hidden" name="body" value="Hej, här är offerten."/>');
  expect(text).toContain(`${unavailableMessages.sv.unsent.files} offert &amp; karta.pdf</label>`);
  expect(text.match(/<input type="file"[^>]* name="files"/g)).toHaveLength(1);
}

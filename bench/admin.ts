import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import pg from "pg";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { listEmailsAbout } from "#app/leads/conversation/sent-emails.server.ts";
import { listCustomerIds, listCustomers } from "#app/leads/customers.server.ts";
import { listEvents } from "#app/leads/events.server.ts";
import { csvOf, exportedLeads } from "#app/leads/export.server.ts";
import { readLeadView } from "#app/leads/lead-filter.ts";
import { countLeads, findLead, listDuplicates, listLeads, listLeadsById } from "#app/leads/leads.server.ts";
import { openDatabase } from "#backend/database/connection.ts";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { migrate } from "#backend/database/migrate.ts";
import type { RunningSite } from "#tests/site.ts";
import { type Measurement, p95 } from "./report.ts";

// Garbage is collected before each measurement, so that only live memory is counted.
setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** Numbers of leads, and how fast a search must be (ms). */
const sizes = [
  { leads: 100_000, text: "100 000", searchBudget: 50 },
  { leads: 1_000_000, text: "1 000 000", searchBudget: 500 },
];
/** How many leads a campaign, or a script, may send at once. */
const rush = 60_000;
const exported = 100_000;
const rounds = 20;

/** Typical queries of the list of leads: filters, orders and, in `searches`, common and rare words. */
export const lists = [
  "",
  "status=new",
  "status=quoted&ordning=oldest",
  "typ=quote&tjanst=host",
  "ort=malmo&status=won&ansvarig=none",
  "fran=2026-01-10&till=2026-01-20",
  "ordning=name",
  "ordning=name&status=won",
];
export const searches = [
  "sok=mälarport",
  "sok=malarport 4711",
  "sok=hamnfest",
  "sok=karin lund",
  "sok=namn4711@foretag4711.example",
  "sok=070-000 47 11",
  "sok=väktare konsert vecka 12",
  "sok=ordningsvakt uppsala&status=lost",
  "sok=hamnfest&ordning=name",
  "sok=finnsinte",
];

/** The most expensive searches: words that are common alone and rarely occur together. */
const hardest = ["sok=entrévärdar skola vecka 33 ström", "sok=konsert mälarport karin berg"];

/**
 * Measures the admin with up to a million leads: the 95th percentile of the time of a list and a search of leads and
 * customers, of the counts and sums of a list, of a lead's page and a customer's page with its timeline; the memory of an
 * export of 100 000 rows; and the time of a search after a rush. Replaces the leads in the site's database, so it must
 * come last.
 */
export async function measureAdmin(site: RunningSite): Promise<Measurement[]> {
  const postgres = await startEmbeddedPostgres({ dataDir: site.dataDir, log: () => undefined });
  const database = openDatabase(await migrate(postgres.connection));
  const owner = new pg.Client(postgres.connection);
  await owner.connect();
  try {
    const claims = await addSeller(owner);
    const staff: StaffAccess = { database, claims };
    const measurements: Measurement[] = [];
    for (const { leads, text, searchBudget } of sizes) {
      await fill(owner, leads);
      measurements.push(
        {
          name: `List of ${text} leads, p95`,
          value: p95(await timesOf(lists, staff)),
          unit: "ms",
          budget: { atMost: 50 },
        },
        {
          name: `Search of ${text} leads, p95`,
          value: p95(await timesOf(searches, staff)),
          unit: "ms",
          budget: { atMost: searchBudget },
        },
        {
          name: `Counts and sums of ${text} leads, p95`,
          value: p95(await countTimes([...lists, ...ownLists(claims), ...searches], staff)),
          unit: "ms",
          budget: { atMost: searchBudget },
        },
        ...(await measureCustomers(staff, text, searchBudget)),
      );
    }
    measurements.push(
      {
        name: "Search for four words that rarely occur together, p95",
        value: p95(await timesOf(hardest, staff)),
        unit: "ms",
      },
      { name: "A lead's page of 1 000 000, p95", value: p95(await pageTimes(staff)), unit: "ms" },
      ...(await measureExport(staff)),
    );
    await addRush(owner);
    measurements.push({
      name: `Search after a rush of ${rush} like leads, p95`,
      value: p95(await timesOf(searches, staff)),
      unit: "ms",
      budget: { atMost: 500 },
    });
    return measurements;
  } finally {
    await owner.end();
    await database.close();
    await postgres.stop();
  }
}

/** Adds a staff account with the role sales and a session at aal2; returns its claims. */
export async function addSeller(owner: pg.Client): Promise<StaffAccess["claims"]> {
  const { rows } = await owner.query<{ id: string }>(
    "insert into auth.users (email) values ('bench@example.se') returning id",
  );
  const userId = rows[0]?.id;
  await owner.query("insert into public.staff (user_id, role, name) values ($1, 'sales', 'Bench')", [userId]);
  // The generated leads would be hundreds of thousands of emails.
  await owner.query(
    "insert into public.staff_notices (user_id, new_leads, assigned, incoming_emails) values ($1, 'none', 'none', 'none')",
    [userId],
  );
  const session = await owner.query<{ id: string }>(
    "insert into auth.sessions (user_id, aal) values ($1, 'aal2') returning id",
    [userId],
  );
  return { sub: userId, aal: "aal2", session_id: session.rows[0]?.id };
}

/** Replaces all leads by generated ones of random words, so that words occur often and rarely and in all combinations. */
export async function fill(owner: pg.Client, leads: number): Promise<void> {
  await owner.query("truncate public.leads cascade");
  const words = (list: string) => `(array[${list}])[1 + floor(random() * cardinality(array[${list}]))::int]`;
  await owner.query(`
    insert into public.leads
      (id, kind, number, created_at, locale, company, name, email, phone, service, city, source, message, facts, status,
        value, assigned_to, starts_at, next_step, next_at)
    select gen_random_uuid(), ${words("'contact', 'quote', 'order'")}, 'K-' || upper(substr(md5(n::text), 1, 4)) || '-' || n % 9973,
      timestamptz '2026-11-01' - n * interval '40 seconds', 'sv',
      ${words("'Mälarport', 'Åberga', 'Kvarnby', 'Lindvall', 'Björkö', 'Hagastad', 'Söderport', 'Tibble', 'Valla', 'Sund'")}
        || ' ' || ${words("'AB', 'Fastigheter', 'Event', 'Galleria', 'Kommun', 'Arena', 'Logistik'")} || ' ' || n % 20000,
      ${words("'Karin', 'Anna', 'Erik', 'Lars', 'Maria', 'Johan', 'Eva'")} || ' ' || ${words("'Lund', 'Berg', 'Ek', 'Ström', 'Dahl'")},
      'namn' || n % 500000 || '@foretag' || n % 20000 || '.example', '070' || lpad((n % 10000000)::text, 7, '0'),
      ${words("'guard', 'orderGuard', 'entranceHost', 'training'")},
      ${words("'stockholm', 'goteborg', 'malmo', 'uppsala', 'vasteras', 'orebro'")}, 'contact-form',
      'Vi söker ' || ${words("'väktare', 'ordningsvakter', 'entrévärdar'")} || ' till '
        || ${words("'butik', 'hamnfest', 'kontor', 'arena', 'konsert', 'skola'")} || ' vecka ' || n % 52 || ', cirka '
        || n % 900 || ' besökare. Ring mig gärna på förmiddagen. Ärende ' || md5(n::text),
      '{}', ${words("'new', 'contacted', 'quoted', 'won', 'lost'")},
      case when n % 5 < 3 then 2000 + n % 90000 end,
      case when n % 3 = 0 then (select user_id from public.staff order by created_at limit 1) end,
      case when n % 4 = 0 then timestamptz '2026-11-05' - n * interval '30 seconds' end,
      case when n % 7 = 0 then 'call' end, case when n % 7 = 0 then timestamptz '2026-11-03' - n * interval '35 seconds' end
    from generate_series(1, ${leads}) as n`);
  await owner.query("vacuum analyze public.leads");
}

/** Adds new leads of one kind, few of which contain the words that are searched for. */
async function addRush(owner: pg.Client): Promise<void> {
  await owner.query(`
    insert into public.leads (id, kind, number, created_at, locale, company, phone, source, facts, status)
    select gen_random_uuid(), 'contact', 'K-RUSH-' || n, timestamptz '2026-11-02' + n * interval '1 second', 'sv',
      'Mälarport AB', '070-123 45 67', 'contact-form', '{}', 'new'
    from generate_series(1, ${rush}) as n`);
  await owner.query("vacuum analyze public.leads");
}

/** The times (ms) of each query of the list, in several rounds. */
export async function timesOf(queries: readonly string[], staff: StaffAccess): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const query of queries) {
      const startedAt = performance.now();
      const page = await listLeads(staff, readLeadView(new URLSearchParams(query)));
      times.push(performance.now() - startedAt);
      if (page.next && round === 0)
        await listLeads(staff, { ...readLeadView(new URLSearchParams(query)), cursor: page.next });
    }
  return times;
}

/** The lists of one's own leads and of nobody's. */
function ownLists({ sub }: StaffAccess["claims"]): string[] {
  return [`ansvarig=${sub}`, `ansvarig=${sub}&ordning=next`, "ansvarig=none&typ=order"];
}

/** The times (ms) of counting the leads of each status, and of adding up their values, as each list shows them. */
async function countTimes(queries: readonly string[], staff: StaffAccess): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const query of queries) {
      const { filter } = readLeadView(new URLSearchParams(query));
      await timed(times, () => countLeads(staff, filter));
    }
  return times;
}

async function pageTimes(staff: StaffAccess): Promise<number[]> {
  const { rows } = await listLeads(staff, readLeadView(new URLSearchParams("sok=hamnfest")));
  const times: number[] = [];
  for (const { id } of rows) {
    const startedAt = performance.now();
    await Promise.all([
      findLead(staff, id),
      listEvents(staff, [id]),
      listDuplicates(staff, id),
      countLeads(staff),
    ]);
    times.push(performance.now() - startedAt);
  }
  return times;
}

/** Measures the list of customers, a search, and a customer's page with its timeline. */
async function measureCustomers(
  staff: StaffAccess,
  text: string,
  searchBudget: number,
): Promise<Measurement[]> {
  const names = ["malarport 471", "namn471", "karin lund", "finnsinte"];
  const lists: number[] = [];
  const searches: number[] = [];
  const pages: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const kind of ["company", "person"] as const) {
      const { rows } = await timed(lists, () => listCustomers(staff, { kind, search: "", cursor: null }));
      for (const search of names)
        await timed(searches, () => listCustomers(staff, { kind, search, cursor: null }));
      const { id } = rows[round % rows.length] ?? { id: "" };
      await timed(pages, async () => {
        const { leads } = await listCustomerIds(staff, kind, id);
        return Promise.all([
          listLeadsById(staff, leads),
          listEvents(staff, leads),
          listEmailsAbout(staff, leads),
        ]);
      });
    }
  const measurement = (name: string, times: number[], atMost: number): Measurement => ({
    name: `${name} of ${text} leads, p95`,
    value: p95(times),
    unit: "ms",
    budget: { atMost },
  });
  return [
    measurement("Customers", lists, 50),
    measurement("Search of customers", searches, searchBudget),
    measurement("A customer's page", pages, 50),
  ];
}

async function timed<Result>(times: number[], work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await work();
  times.push(performance.now() - startedAt);
  return result;
}

/** Reads an export of 100 000 rows as a stream and measures this process's memory meanwhile. */
async function measureExport(staff: StaffAccess): Promise<Measurement[]> {
  const { filter, sort } = readLeadView(new URLSearchParams());
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const startedAt = performance.now();
  let limit = 0;
  let rows = 0;
  const table = {
    columns: [],
    cells: (lead: { id: string; company: string | null; message: string | null }) => {
      rows += 1;
      return [lead.id, lead.company, lead.message];
    },
  };
  for await (const _piece of csvOf(table, exportedLeads(staff, { filter, sort }))) {
    collectGarbage();
    limit = Math.max(limit, process.memoryUsage().heapUsed - before);
    if (rows >= exported) break;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  return [
    {
      name: "Export of 100 000 leads, memory held",
      value: limit / 2 ** 20,
      unit: "MB",
      budget: { atMost: 20 },
    },
    { name: "Export of 100 000 leads", value: rows / seconds, unit: "rows/s" },
  ];
}

import { setTimeout } from "node:timers/promises";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { eventsPath } from "#app/analytics/event.ts";
import type { DatabaseStatus, Operations } from "#app/context.ts";
import type { RequestRecord } from "./requests.ts";

/** What gauges read at each scrape. */
export interface Sources {
  operations: Operations;
  /** BACKUP_EVERY_MINUTES */
  backupEvery: number;
  version: string;
  /** What keeps the queue from working; null while it works. */
  queueFault(): string | null;
}

/** In seconds. A cached page takes 1 ms, a rendered one 10 ms; after 10 s a visitor has left. */
const requestBuckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];
const jobBuckets = [0.1, 0.5, 1, 5, 20, 60];

/** How long a scrape waits for the database; Prometheus itself waits ten seconds. */
const databaseTimeoutMilliseconds = 4_000;

const result = (hasFailed: boolean) => (hasFailed ? "failed" : "done");

/** prom-client's sums of gauges that it also exports by type, named like counters. */
const misnamed = [
  "nodejs_active_handles_total",
  "nodejs_active_requests_total",
  "nodejs_active_resources_total",
];

/**
 * POST requests in which no visitor's text can be lost: unknown paths (including browsers' reports) and the counting of
 * visits.
 */
const uncountedPosts = new Set(["other", eventsPath]);

/** Creates the metrics of this process; docs/operate.md lists them. */
export function openMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  for (const name of misnamed) registry.removeSingleMetric(name);
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests by route, method and status.",
    labelNames: ["route", "method", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request to the end of its answer.",
    labelNames: ["route", "method"],
    buckets: requestBuckets,
    registers,
  });
  const jobs = new Histogram({
    name: "job_duration_seconds",
    help: "Time of a job's attempt, by task and result.",
    labelNames: ["task", "result"],
    buckets: jobBuckets,
    registers,
  });
  const emails = new Counter({
    name: "emails_total",
    help: "Attempts to send an email, by result.",
    labelNames: ["result"],
    registers,
  });
  const posts = new Counter({
    name: "form_posts_total",
    help: "Forms posted, with or without script or by a data client. Failed: answered with 500 or more.",
    labelNames: ["result"],
    registers,
  });
  // From 0, since the increase to a counter's first value is not seen.
  for (const counter of [emails, posts])
    for (const hasFailed of [false, true]) counter.inc({ result: result(hasFailed) }, 0);

  return {
    registry,
    /** Adds the gauges that are read at each scrape. */
    addGauges(sources: Sources) {
      addProcessGauges(registers, sources);
      addDatabaseGauges(registers, sources);
    },
    requestDone({ route, method, status, milliseconds }: RequestRecord) {
      requests.inc({ route, method, status });
      if (method === "POST" && !uncountedPosts.has(route)) posts.inc({ result: result(status >= 500) });
      durations.observe({ route, method }, milliseconds / 1_000);
    },
    jobDone: (task: string, seconds: number, hasFailed: boolean) =>
      jobs.observe({ task, result: result(hasFailed) }, seconds),
    emailDone: (hasFailed: boolean) => emails.inc({ result: result(hasFailed) }),
  };
}

/** Page cache, renders, connections, event streams and disk, read from this process. */
function addProcessGauges(registers: Registry[], { operations, version, queueFault }: Sources): void {
  const { cache, renders, connections, disk } = operations;
  new Gauge({
    name: "site_info",
    help: "The build of this process; always 1.",
    labelNames: ["version"],
    registers,
  }).set({ version }, 1);
  const gauge = (name: string, help: string, read: Read) => addGauge(registers, name, help, read);
  // Copies a count that is kept elsewhere.
  const counter = (name: string, help: string, value: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(value());
      },
    });
  counter("page_cache_hits_total", "Pages answered from the cache.", () => cache().hits);
  counter("page_cache_misses_total", "Pages that the cache did not have.", () => cache().misses);
  gauge("page_cache_pages", "Pages in the cache.", () => cache().pages);
  gauge("page_cache_bytes", "Bytes of the pages in the cache.", () => cache().bytes);
  gauge("renders_running", "Pages that are being rendered.", () => renders().running);
  gauge("renders_waiting", "Pages that wait to be rendered.", () => renders().waiting);
  counter("renders_refused_total", "Pages refused for want of room (503).", () => renders().refused);
  gauge("event_streams", "Open event streams of the admin.", operations.eventStreams);
  gauge("maintenance", "1 while the site is closed to visitors for maintenance.", () =>
    operations.maintenance() ? 1 : 0,
  );
  gauge("queue_works", "1 while this process works on the queue.", () => (queueFault() ? 0 : 1));
  const connectionsHelp = "Connections of the pool for requests and jobs, and who waits for one, by state.";
  gauge("database_connections", connectionsHelp, connections);
  gauge("disk_bytes", "Bytes of the disk that DATA_DIR is on.", disk);
}

/** Queue, emails and backup, read from the database. While it does not answer, only `database_writable 0` is exported. */
function addDatabaseGauges(registers: Registry[], { operations, backupEvery }: Sources): void {
  const inTime = <Figure>(figure: Promise<Figure>) =>
    Promise.race([figure, setTimeout(databaseTimeoutMilliseconds, null, { ref: false })]).catch(() => null);
  const read = () => inTime(operations.database());
  addGauge(registers, "database_writable", "1 when the database answers and can be written to.", async () =>
    (await read())?.writable ? 1 : 0,
  );
  const gauge = (name: string, help: string, readValue: (status: DatabaseStatus) => Value) =>
    addGauge(registers, name, help, async () => {
      const status = await read();
      return status && readValue(status);
    });
  gauge("queue_jobs", "Jobs in the queue by state.", ({ jobs: { oldestDue: _, ...states } }) => states);
  gauge("emails", "Emails that were not sent, by state.", ({ emails: { waiting, failed, held } }) => ({
    waiting,
    failed,
    held,
  }));
  gauge(
    "emails_to_company_failed",
    "Emails to the company and its staff that were given up after the last attempt.",
    ({ emails }) => emails.failedToCompany,
  );
  const age = (time: Date | null) => (time ? Math.max(0, Date.now() - time.getTime()) / 1_000 : 0);
  gauge(
    "emails_oldest_waiting_seconds",
    "How long the oldest email has waited, unless only its visitor's mailbox refuses it; 0 without one.",
    ({ emails }) => age(emails.oldestWaiting),
  );
  gauge("queue_oldest_due_seconds", "How long the oldest due job has waited; 0 without one.", ({ jobs }) =>
    age(jobs.oldestDue),
  );
  gauge(
    "webhooks",
    "Webhooks that fail, and those that were switched off for it or by their receiver, by state.",
    ({ webhooks }) => webhooks,
  );
  addGauge(registers, "database_bytes", "Size of the database.", () => inTime(operations.databaseBytes()));
  gauge(
    "backup_timestamp_seconds",
    "When the last known backup was made; 0 for never.",
    ({ backup }) => (backup?.getTime() ?? 0) / 1_000,
  );
  gauge("restore_check_failed", "1 when the last trial restore of a backup failed.", ({ restoreCheck }) =>
    restoreCheck?.problem ? 1 : 0,
  );
  gauge(
    "restore_check_age_seconds",
    "How long ago a backup was last restored on trial; 0 when none was yet.",
    ({ restoreCheck }) => age(restoreCheck?.succeededAt ?? null),
  );
  addGauge(registers, "backup_interval_seconds", "How often a backup is to be made.", () => backupEvery * 60);
}

/** A gauge's value, or one for each state; null leaves it out. */
type Value = number | object | null;
type Read = () => Value | Promise<Value>;

/** Adds a gauge that is read at each scrape. */
function addGauge(registers: Registry[], name: string, help: string, read: Read): void {
  new Gauge({
    name,
    help,
    labelNames: ["state"],
    registers,
    async collect() {
      const value = await read();
      this.reset();
      if (typeof value === "number") this.set(value);
      else for (const [state, each] of Object.entries(value ?? {})) this.set({ state }, each);
    },
  });
}

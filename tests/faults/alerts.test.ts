import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { onTestFinished, test } from "vitest";
import { stringify } from "yaml";
import { serverPath } from "./servers.ts";

const run = promisify(execFile);
const rules = resolve("deploy/prometheus/alerts.yml");

/** Runs Prometheus' own checker; it exits with an error, and says why, when something is wrong. */
const promtool = (...command: string[]) => run(serverPath("promtool"), command);

test("Prometheus reads the alert rules, and its own settings", async () => {
  await promtool("check", "rules", "--lint-fatal", rules);
  await promtool("check", "config", resolve("deploy/prometheus/prometheus.yml"));
});

const dayMinutes = 24 * 60;

interface Series {
  series: string;
  values: string;
}

/** Figures that do not change, one for each minute. */
const steady = (series: string, value: number): Series => ({ series, values: `${value}x${dayMinutes}` });
/** A counter that rises by one at these minutes. */
const counted = (series: string, at: readonly number[]): Series => ({
  series,
  values: Array.from({ length: dayMinutes }, (_, minute) => at.filter((one) => one <= minute).length).join(
    " ",
  ),
});
/** Minutes of a day at this distance. */
const every = (minutes: number) =>
  Array.from({ length: dayMinutes / minutes }, (_, time) => (time + 1) * minutes);

const nameOf = ({ series }: Series) => series.split("{", 1)[0];

/** What a site without visitors reports. */
const quiet = [
  steady('up{job="site"}', 1),
  steady('probe_success{job="site-outside"}', 1),
  steady("database_writable", 1),
  steady("queue_oldest_due_seconds", 2),
  steady("emails_oldest_waiting_seconds", 0),
  steady("emails_to_company_failed", 0),
  steady('webhooks{state="off"}', 0),
  steady('nodejs_eventloop_lag_p99_seconds{job="site"}', 0.02),
  steady('disk_bytes{state="free"}', 5e10),
  steady('disk_bytes{state="size"}', 1e11),
  steady('form_posts_total{result="done"}', 0),
  steady('form_posts_total{result="failed"}', 0),
  // The clock begins in 1970.
  steady("backup_timestamp_seconds", 0),
  steady("backup_interval_seconds", 86_400),
  steady("maintenance", 0),
  steady("restore_check_failed", 0),
  steady("restore_check_age_seconds", 6 * 86_400),
];

/** What is wrong in each case, `without` which figures, and the alerts that fire after some minutes. */
interface Case {
  what: string;
  series?: Series[];
  without?: string;
  alerts: string[];
  minutes?: number;
}

const cases: Case[] = [
  {
    what: "all is well",
    series: [
      { series: 'http_requests_total{status="200"}', values: "0+600x60" },
      { series: 'http_requests_total{status="500"}', values: "0+1x60" },
      { series: 'emails_total{result="done"}', values: "0+10x60" },
      { series: 'emails_total{result="failed"}', values: "0+1x60" },
    ],
    alerts: [],
  },
  {
    what: "nobody asks for the figures",
    without: "up",
    alerts: ["ProcessDown"],
  },
  {
    what: "the site can't be reached from outside",
    series: [steady('probe_success{job="site-outside"}', 0)],
    alerts: ["SiteUnreachable"],
  },
  { what: "nobody asks for the site from outside", without: "probe_success", alerts: ["SiteUnreachable"] },
  {
    what: "one of two processes has had no figures of forms, and the other fails",
    series: [
      steady('form_posts_total{instance="a",result="done"}', 0),
      counted('form_posts_total{instance="b",result="failed"}', [10, 20]),
    ],
    alerts: ["FormsFailing"],
    minutes: 28,
  },
  {
    what: "forms fail for an hour at night, and everything else works",
    series: [
      { series: 'http_requests_total{route="/",status="200"}', values: "0+60x60" },
      counted('form_posts_total{result="failed"}', [14, 28, 42, 56]),
      counted('form_posts_total{result="done"}', [7, 21, 35, 49]),
    ],
    alerts: ["FormsFailing"],
  },
  {
    what: "a hundredth of very many forms fails",
    series: [
      { series: 'form_posts_total{result="done"}', values: "0+200x60" },
      { series: 'form_posts_total{result="failed"}', values: "0+1x60" },
    ],
    alerts: [],
  },
  {
    what: "the mail server is away for a day",
    series: [
      { series: "emails_oldest_waiting_seconds", values: `0+60x${dayMinutes}` },
      // The attempts of one email: further and further apart.
      counted('emails_total{result="failed"}', [0, 1, 2, 4, 11, 29, 79, 214, 581]),
      steady('emails_total{result="done"}', 0),
    ],
    alerts: ["EmailsWaiting"],
    minutes: 20 * 60,
  },
  {
    what: "an email to the company was given up days ago",
    series: [steady("emails_to_company_failed", 1)],
    alerts: ["CompanyEmailFailed"],
    minutes: 20 * 60,
  },
  {
    what: "a receiver of webhooks was switched off",
    series: [steady('webhooks{state="off"}', 1)],
    alerts: ["WebhookOff"],
  },
  { what: "a process is away", series: [steady('up{job="site"}', 0)], alerts: ["ProcessDown"] },
  {
    what: "a process ends again and again",
    series: [{ series: 'process_start_time_seconds{job="site"}', values: "0+300x60" }],
    alerts: ["ProcessRestarts"],
  },
  {
    what: "no process can write",
    series: [steady('database_writable{instance="a"}', 0), steady('database_writable{instance="b"}', 0)],
    alerts: ["DatabaseNotWritable"],
  },
  {
    what: "one process alone is cut off from the database",
    series: [steady('database_writable{instance="a"}', 0), steady('database_writable{instance="b"}', 1)],
    alerts: [],
  },
  {
    what: "one request of twenty fails",
    series: [
      { series: 'http_requests_total{status="200"}', values: "0+95x60" },
      { series: 'http_requests_total{status="503"}', values: "0+5x60" },
    ],
    alerts: ["ServerErrors"],
  },
  {
    what: "the site is closed for maintenance for an hour",
    series: [
      steady("maintenance", 1),
      steady('probe_success{job="site-outside"}', 0),
      { series: 'http_requests_total{status="503"}', values: "0+600x60" },
      { series: 'form_posts_total{result="failed"}', values: "0+1x60" },
    ],
    alerts: [],
  },
  {
    what: "the site is closed for maintenance since this morning",
    series: [steady("maintenance", 1)],
    alerts: ["MaintenanceLong"],
    minutes: 4 * 60,
  },
  {
    what: "answers take two seconds",
    series: [
      { series: 'http_request_duration_seconds_bucket{le="1"}', values: "0+1x60" },
      { series: 'http_request_duration_seconds_bucket{le="2.5"}', values: "0+100x60" },
      { series: 'http_request_duration_seconds_bucket{le="+Inf"}', values: "0+100x60" },
    ],
    alerts: ["PagesSlow"],
  },
  {
    what: "pages are refused",
    series: [{ series: "renders_refused_total", values: "0+300x60" }],
    alerts: ["PagesRefused"],
  },
  {
    what: "the event loop is busy",
    series: [steady('nodejs_eventloop_lag_p99_seconds{job="site"}', 0.5)],
    alerts: ["EventLoopBusy"],
  },
  { what: "a job waits", series: [steady("queue_oldest_due_seconds", 900)], alerts: ["QueueOld"] },
  {
    what: "the mail server refuses",
    series: [
      { series: 'emails_total{result="done"}', values: "0+1x60" },
      { series: 'emails_total{result="failed"}', values: "0+9x60" },
    ],
    alerts: ["EmailsFailing"],
  },
  {
    what: "an email was given up",
    series: [{ series: 'emails{state="failed"}', values: "0x40 1x20" }],
    alerts: ["EmailsFailing"],
  },
  {
    what: "the disk fills",
    series: [steady('disk_bytes{state="free"}', 5e9), steady('disk_bytes{state="size"}', 1e11)],
    alerts: ["DiskAlmostFull"],
  },
  {
    what: "strangers fill the database",
    series: [{ series: "database_bytes", values: "1000000000+20000000x60" }],
    alerts: ["DatabaseGrows"],
  },
  {
    // The test's clock begins in 1970: long before that.
    what: "no backup was ever made",
    series: [steady("backup_timestamp_seconds", -1e9)],
    alerts: ["BackupOld"],
  },
  {
    what: "a backup is made every ten minutes, and the last one is 55 minutes old",
    series: [steady("backup_interval_seconds", 600)],
    alerts: ["BackupOld"],
  },
  {
    what: "a backup could not be restored on trial",
    series: [steady("restore_check_failed", 1)],
    alerts: ["RestoreCheckFailed"],
  },
  {
    what: "no backup was restored on trial for ten days",
    series: [steady("restore_check_age_seconds", 10 * 86_400)],
    alerts: ["RestoreCheckFailed"],
  },
];

test.each(cases)(
  "when $what, Prometheus alerts: $alerts",
  async ({ series = [], without, alerts, minutes = 55 }) => {
    const changed = new Set([without, ...series.map(nameOf)]);
    const all = [...quiet.filter((one) => !changed.has(nameOf(one))), ...series];
    await expectAlerts(all, alerts, minutes, 'ALERTS{alertstate="firing"}');
  },
);

test("on a day with one failed form, forms of bots, and emails to a mailbox that is full, nobody is called", async () => {
  const series = [
    ...quiet.filter((one) => nameOf(one) !== "form_posts_total"),
    counted('form_posts_total{result="done"}', every(36)),
    counted('form_posts_total{result="failed"}', [700]),
    { series: 'http_requests_total{route="/",status="200"}', values: `0+12x${dayMinutes}` },
    counted('http_requests_total{route="/bli-kontaktad",method="POST",status="503"}', [700]),
    { series: 'http_requests_total{route="other",method="POST",status="404"}', values: `0+40x${dayMinutes}` },
    {
      series: 'http_requests_total{route="/bli-kontaktad",method="POST",status="400"}',
      values: `0+5x${dayMinutes}`,
    },
    {
      series: 'http_requests_total{route="/bli-kontaktad",method="POST",status="429"}',
      values: `0+9x${dayMinutes}`,
    },
    counted('emails_total{result="done"}', every(18)),
    counted('emails_total{result="failed"}', [1_000]),
    steady('emails{state="waiting"}', 1),
  ];
  await expectAlerts(
    series,
    [],
    dayMinutes - 1,
    'max_over_time(ALERTS{alertstate="firing",severity="page"}[1d])',
  );
});

/** Lets Prometheus read the figures minute by minute, and compares the alerts that fire. */
async function expectAlerts(
  series: readonly Series[],
  alerts: readonly string[],
  minutes: number,
  of: string,
) {
  const folder = await mkdtemp(join(tmpdir(), "alerts-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const expression = `max by (alertname) (${of})`;
  const file = join(folder, "alerts.test.yml");
  await writeFile(
    file,
    stringify({
      rule_files: [rules],
      evaluation_interval: "1m",
      tests: [
        {
          interval: "1m",
          input_series: series,
          promql_expr_test: [
            {
              expr: expression,
              eval_time: `${minutes}m`,
              exp_samples: alerts.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
            },
          ],
        },
      ],
    }),
  );
  await promtool("test", "rules", file);
}

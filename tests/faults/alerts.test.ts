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

test("Prometheus reads the alert rules", async () => {
  await promtool("check", "rules", "--lint-fatal", rules);
});

/** Figures that stay as they are: one a minute. */
const steady = (series: string, value: number) => ({ series, values: `${value}x60` });

/** What is wrong in each case, and the alerts that tell of it. */
const cases: { what: string; series: { series: string; values: string }[]; alerts: string[] }[] = [
  {
    what: "all is well",
    series: [
      steady('up{job="site"}', 1),
      steady("database_writable", 1),
      steady("queue_oldest_due_seconds", 2),
      steady('nodejs_eventloop_lag_p99_seconds{job="site"}', 0.02),
      steady('disk_bytes{state="free"}', 5e10),
      steady('disk_bytes{state="size"}', 1e11),
      { series: 'http_requests_total{status="200"}', values: "0+600x60" },
      { series: 'http_requests_total{status="500"}', values: "0+1x60" },
      { series: 'emails_total{result="done"}', values: "0+10x60" },
      { series: 'emails_total{result="failed"}', values: "0+1x60" },
      // Now is minute 60 of 1970.
      steady("backup_timestamp_seconds", 0),
    ],
    alerts: [],
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
    // The test's clock begins in 1970: long before that.
    what: "no backup was ever made",
    series: [steady("backup_timestamp_seconds", -1e9)],
    alerts: ["BackupOld"],
  },
];

test.each(cases)("when $what, Prometheus alerts: $alerts", async ({ series, alerts }) => {
  const folder = await mkdtemp(join(tmpdir(), "alerts-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const expression = 'sum by (alertname) (ALERTS{alertstate="firing"})';
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
              eval_time: "55m",
              exp_samples: alerts.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
            },
          ],
        },
      ],
    }),
  );
  await promtool("test", "rules", file);
});

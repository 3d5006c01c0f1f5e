import type { RequestListener } from "node:http";
import { brand } from "#app/content/brand.ts";
import type { Watch } from "#backend/database/connection.ts";
import type { Task } from "#backend/jobs/worker.ts";
import type { SendEmail } from "#backend/mail/transport.ts";
import type { Configuration } from "#server/configuration.ts";
import type { Log } from "#server/log.ts";
import { type Answered, observed } from "./answers.ts";
import { LastHourCount } from "./last-hour.ts";
import type { Sources } from "./metrics.ts";
import { serveMetrics } from "./metrics-server.ts";
import { currentRequestId, forRequest, requestIdOfJob } from "./request-id.ts";
import { noSpan } from "./span.ts";

type Settings = Pick<
  Configuration,
  | "ACCESS_LOG"
  | "METRICS_HOST"
  | "METRICS_PORT"
  | "OTEL_EXPORTER_OTLP_ENDPOINT"
  | "SLOW_QUERY_MS"
  | "TRUST_PROXY"
>;

/** Sees what the process does: gives requests their ids, and counts, logs and traces as the configuration says. */
export interface Observer {
  queries: Watch;
  /** The same tasks, seen. */
  tasks<Name extends string>(tasks: Record<Name, Task>): Record<Name, Task>;
  /** The same way to send an email, seen. */
  email(send: SendEmail): SendEmail;
  /** The same listener, seen; `routeOf` names the pattern of a path. */
  requests(listener: RequestListener, routeOf: (path: string) => string): RequestListener;
  lastHour: LastHourCount;
  /** Where the metrics are told; null where no port for them is configured. */
  metricsAddress: string | null;
  /** Adds what the metrics tell of the rest of the process. */
  watch(sources: Sources): void;
  stop(): Promise<void>;
}

/** A statement in the log, in one line: enough to find it. */
const statementCharacters = 2_000;
const plain = (statement: string) => statement.slice(0, statementCharacters).trim().replaceAll(/\s+/g, " ");

/** Opens the observer of this process. What is not configured is not loaded. Throws when METRICS_PORT can't be used. */
export async function openObserver(settings: Settings, log: Log, version: string): Promise<Observer> {
  const { ACCESS_LOG, METRICS_HOST, METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT, SLOW_QUERY_MS } = settings;
  const tracing = OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import("./tracing.ts")).openTracing({ name: brand.slug, version })
    : null;
  const metrics = METRICS_PORT === undefined ? null : (await import("./metrics.ts")).openMetrics();
  const served = metrics && (await serveMetrics(metrics.registry, METRICS_PORT ?? 0, METRICS_HOST));
  const span = tracing?.span ?? noSpan;
  const lastHour = new LastHourCount();
  // Whatever LOG_LEVEL says: who sets ACCESS_LOG wants it.
  const accessLog = ACCESS_LOG ? log.child({}, { level: "info" }) : null;

  const onAnswer = (answered: Answered) => {
    lastHour.add(answered);
    metrics?.answered(answered);
    accessLog?.info({ ...answered, milliseconds: Math.round(answered.milliseconds) }, "answered");
  };

  async function runQuery<T>(statement: string, run: () => Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      const attributes = { "db.system.name": "postgresql", "db.query.text": statement };
      return await span(
        { name: statement.trimStart().split(/\s/, 1)[0] ?? "query", kind: "client", attributes },
        run,
      );
    } finally {
      const milliseconds = Math.round(performance.now() - began);
      if (SLOW_QUERY_MS !== undefined && milliseconds >= SLOW_QUERY_MS)
        log.warn({ milliseconds, statement: plain(statement) }, "slow query");
    }
  }

  const job =
    (name: string, task: Task): Task =>
    (payload, attempt) => {
      const request = requestIdOfJob(payload);
      const attributes = { job: name, attempt: attempt.number, ...(request && { "request.id": request }) };
      const run = () =>
        timed(
          () => span({ name: `job ${name}`, kind: "consumer", attributes }, () => task(payload, attempt)),
          (milliseconds, error) => {
            metrics?.jobDone(name, milliseconds / 1_000, error !== undefined);
            // The queue's own line about it knows no request.
            if (error !== undefined) log.warn({ job: name, attempt: attempt.number }, "job failed");
          },
        );
      return request ? forRequest(request, run) : run();
    };

  return {
    queries: {
      requestId: currentRequestId,
      ...(tracing || SLOW_QUERY_MS !== undefined ? { query: runQuery } : {}),
    },
    tasks: (tasks) => mapValues(tasks, job),
    email: (send) => (email) =>
      timed(
        () => span({ name: "send email", kind: "producer", attributes: {} }, () => send(email)),
        (milliseconds, error) => {
          metrics?.emailDone(error !== undefined);
          const { messageId } = email;
          if (error === undefined) log.info({ messageId, milliseconds }, "email sent");
          else log.warn({ messageId, milliseconds }, "email not sent");
        },
      ),
    requests: (listener, routeOf) =>
      observed(listener, { routeOf, trustedProxies: settings.TRUST_PROXY, span, onAnswer }),
    lastHour,
    metricsAddress: served?.address ?? null,
    watch: (sources) => metrics?.read(sources),
    async stop() {
      lastHour.close();
      served?.close();
      await tracing?.close();
    },
  };
}

/** Runs work, then tells how long it took and what it threw. */
async function timed<T>(
  work: () => Promise<T>,
  tell: (milliseconds: number, error?: unknown) => void,
): Promise<T> {
  const began = performance.now();
  const taken = () => Math.round(performance.now() - began);
  try {
    const done = await work();
    tell(taken());
    return done;
  } catch (error) {
    tell(taken(), error);
    throw error;
  }
}

function mapValues<Name extends string, Value>(
  record: Record<Name, Value>,
  change: (name: Name, value: Value) => Value,
): Record<Name, Value> {
  const changed = { ...record };
  for (const name in record) changed[name] = change(name, record[name]);
  return changed;
}

import type { RequestListener } from "node:http";
import { SpanKind } from "@opentelemetry/api";
import type { QueryHooks } from "#backend/database/connection.ts";
import type { Task } from "#backend/jobs/worker.ts";
import { mailProblemOf } from "#backend/mail/problem.ts";
import type { SendEmail } from "#backend/mail/transport.ts";
import { brand } from "#brand/company.ts";
import type { Configuration } from "#server/configuration.ts";
import type { Log } from "#server/log.ts";
import { LastHourCount } from "./last-hour.ts";
import type { Sources } from "./metrics.ts";
import { serveMetrics } from "./metrics-server.ts";
import { currentRequestId, forRequest, requestIdOfJob } from "./request-id.ts";
import { observeRequests, type RequestRecord } from "./requests.ts";
import { inSpan } from "./span.ts";

type Settings = Pick<
  Configuration,
  | "ACCESS_LOG"
  | "METRICS_HOST"
  | "METRICS_PORT"
  | "OTEL_EXPORTER_OTLP_ENDPOINT"
  | "SLOW_QUERY_MS"
  | "TRUST_PROXY"
>;

/** Gives requests their ids, and counts, logs and traces requests, queries, jobs and emails as configured. */
export type Observer = Awaited<ReturnType<typeof openObserver>>;

/** The most characters of a slow query's statement in the log. */
const statementCharacters = 2_000;
const oneLine = (statement: string) => statement.slice(0, statementCharacters).trim().replaceAll(/\s+/g, " ");

/**
 * Opens the observer of this process; loads only what is configured. In development a query's error gets the statement
 * that failed. Throws when METRICS_PORT can't be used.
 */
export async function openObserver(
  settings: Settings,
  log: Log,
  { version, mode }: { version: string; mode: "production" | "development" },
) {
  const { ACCESS_LOG, METRICS_HOST, METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT, SLOW_QUERY_MS } = settings;
  const tracing = OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import("./tracing.ts")).openTracing({ name: brand.slug, version })
    : null;
  const metrics = METRICS_PORT === undefined ? null : (await import("./metrics.ts")).openMetrics();
  const metricsServer = metrics && (await serveMetrics(metrics.registry, METRICS_PORT ?? 0, METRICS_HOST));
  const lastHour = new LastHourCount();
  const isDevelopment = mode === "development";
  // ACCESS_LOG holds whatever LOG_LEVEL says.
  const accessLog = ACCESS_LOG ? log.child({}, { level: "info" }) : null;

  const onFinish = (request: RequestRecord) => {
    lastHour.add(request);
    metrics?.requestDone(request);
    accessLog?.info({ ...request, milliseconds: Math.round(request.milliseconds) }, "answered");
  };

  async function runQuery<T>(statement: string, run: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      const name = statement.trimStart().split(/\s/, 1)[0] ?? "query";
      const attributes = { "db.system.name": "postgresql", "db.query.text": statement };
      return await inSpan(name, { kind: SpanKind.CLIENT, attributes }, run);
    } catch (error) {
      if (isDevelopment && error instanceof Error)
        Object.assign(error, { statement: markedStatement(statement, error) });
      throw error;
    } finally {
      const milliseconds = Math.round(performance.now() - startedAt);
      if (SLOW_QUERY_MS !== undefined && milliseconds >= SLOW_QUERY_MS)
        log.warn({ milliseconds, statement: oneLine(statement) }, "slow query");
    }
  }

  const observeJob =
    (name: string, task: Task): Task =>
    (payload, attempt) => {
      const request = requestIdOfJob(payload);
      const attributes = { job: name, attempt: attempt.number, ...(request && { "request.id": request }) };
      const run = () =>
        timed(
          () => inSpan(`job ${name}`, { kind: SpanKind.CONSUMER, attributes }, () => task(payload, attempt)),
          (milliseconds, error) => {
            metrics?.jobDone(name, milliseconds / 1_000, error !== undefined);
            // The queue's own log line about it lacks the request's id.
            if (error !== undefined) log.warn({ job: name, attempt: attempt.number }, "job failed");
          },
        );
      return request ? forRequest(request, run) : run();
    };

  return {
    queries: {
      requestId: currentRequestId,
      ...(tracing || SLOW_QUERY_MS !== undefined || isDevelopment ? { query: runQuery } : {}),
    } satisfies QueryHooks,
    /** Wraps the queue's tasks. */
    tasks: (tasks: Record<string, Task>) =>
      Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, observeJob(name, task)])),
    /** Wraps the function that sends an email. */
    email:
      (send: SendEmail): SendEmail =>
      (email) =>
        timed(
          () => inSpan("send email", { kind: SpanKind.PRODUCER }, () => send(email)),
          (milliseconds, error) => {
            metrics?.emailDone(error !== undefined);
            const { messageId } = email;
            if (error === undefined) log.info({ messageId, milliseconds }, "email sent");
            else {
              const { code, problem } = mailProblemOf(error);
              log.warn({ messageId, milliseconds, code, problem }, "email not sent");
            }
          },
        ),
    /** Wraps a request listener; `routeOf` returns the route pattern of a path. */
    requests: (listener: RequestListener, routeOf: (path: string) => string) =>
      observeRequests(listener, { routeOf, trustedProxies: settings.TRUST_PROXY, onFinish }),
    lastHour,
    /** The URL of the metrics; null where METRICS_PORT is not set. */
    metricsUrl: metricsServer?.url ?? null,
    /** Adds the metrics that are read from the rest of the process. */
    addGauges: (sources: Sources) => metrics?.addGauges(sources),
    async stop() {
      lastHour.close();
      metricsServer?.close();
      await tracing?.close();
    },
  };
}

/** A statement in one line, with "→" where PostgreSQL says that its error is. */
function markedStatement(statement: string, error: Error): string {
  const position = "position" in error ? Number(error.position) : 0;
  return oneLine(
    position ? `${statement.slice(0, position - 1)}→${statement.slice(position - 1)}` : statement,
  );
}

/** Runs work, then calls `report` with its duration and the error that it threw. */
async function timed<T>(
  work: () => Promise<T>,
  report: (milliseconds: number, error?: unknown) => void,
): Promise<T> {
  const startedAt = performance.now();
  const elapsed = () => Math.round(performance.now() - startedAt);
  try {
    const result = await work();
    report(elapsed());
    return result;
  } catch (error) {
    report(elapsed(), error);
    throw error;
  }
}

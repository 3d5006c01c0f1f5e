import { EventEmitter } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { type JobHelpers, Logger, parseCronItems, run, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { openPool } from "#backend/database/client.ts";
import type { ConnectionSettings } from "#backend/database/connection-settings.ts";

/** Logs one line; never with a payload, which contains what a visitor typed. */
export type WorkerLog = (level: "debug" | "info" | "warn" | "error", message: string) => void;

/** The number of the current attempt, and how many there are at most. */
export type Attempt = { number: number; of: number };

/** Runs a job. When it throws, the job is retried; the error's message is stored and logged, so it must name no person. */
export type Task = (payload: unknown, attempt: Attempt) => Promise<void>;

export interface RunnerOptions {
  connection: ConnectionSettings;
  tasks: Record<string, Task>;
  dailyTasks: Record<string, Task>;
  minuteTasks: Record<string, Task>;
  log: WorkerLog;
  /** How often it polls for jobs without a notification: scheduled ones and retries. */
  pollMilliseconds: number;
  /** Ends the pause before each job. */
  stopping: AbortSignal;
}

/**
 * One run of graphile-worker with its own connections. It is monitored from outside, since its own promises may never
 * settle when it fails (graphile-worker 0.18: two batches that fail together are awaited for ever).
 */
export interface Runner {
  /** `new` until the first poll for jobs has succeeded; then `works`, or its failure. */
  state(): "new" | "works" | Failure;
  /** When it last began a job, or was started (performance.now); whether it has begun any, and has room for another. */
  jobs(): { lastAt: number; hasBegun: boolean; hasRoom: boolean };
  /** Lets running jobs finish for at most `milliseconds`, and closes its connections. */
  shutDown(milliseconds: number): Promise<Leftover>;
}

/** An error of the queue, and whether the runner must be replaced. */
export interface Failure {
  error: unknown;
  isFinal: boolean;
}

/** The jobs that a runner may still hold in the database after it was shut down. */
export interface Leftover {
  /** The worker id that its jobs are locked by. */
  workerId: string;
  /** The ids of jobs that have succeeded, though perhaps this was not recorded. */
  succeeded: readonly string[];
  /** How many jobs still run. */
  running: number;
}

const concurrentJobs = 4;

/**
 * A pause before each job, so that visitors come before emails: with four jobs at a time at most 20 emails a second are
 * sent. Without it, a rush of requests was stored at half the rate, since their emails were rendered at the same time.
 */
const pauseMilliseconds = 200;

/** A poll for jobs is stuck when it has not succeeded this long after it was due. */
const stuckMilliseconds = 10_000;
/**
 * A failed poll may be temporary; after this long without success the runner is replaced, since a new one polls at once.
 * A success clears the failure only this long after the last error, since of the four concurrent polls one may fail
 * while another finds no job.
 */
const temporaryMilliseconds = 2_000;
/** How long the start may take, which sends a few queries. */
const startMilliseconds = 10_000;
/** How many succeeded jobs are remembered: more than can finish at the same time. */
const rememberedJobs = 50;

/** 03:17 UTC, when there are few visitors. */
const daily = "17 3 * * *";
/**
 * A daily task that fails is tried five times within some minutes, and then the next day. With more attempts, a backup
 * whose bucket is unreachable for a night would replace the earlier nights' files in the folder by copies of one night.
 */
const dailyAttempts = 5;

/** The queue does not answer: neither with a job nor with an error. */
export class QueueStuck extends Error {
  override name = "QueueStuck";
}

/** Starts a runner. Throws the database's error, or QueueStuck when it does not answer in time. */
export async function startRunner(options: RunnerOptions): Promise<Runner> {
  const { connection, log } = options;
  const clients = new Set<pg.PoolClient>();
  const pool = openPool(
    { ...connection, max: 8, connectionTimeoutMillis: 5_000, application_name: "worker" },
    { role: "service_role" },
    (error) => log("warn", `the queue's connection broke: ${error.message}`),
  );
  pool.on("connect", (client) => clients.add(client)).on("remove", (client) => clients.delete(client));
  const disconnect = () => {
    // Also the connections in use: a query that still waits on one of them would wait for ever.
    for (const client of clients) client.end().catch(() => undefined);
    pool.end().catch(() => undefined);
  };

  let workerId = "";
  let running = 0;
  let lastJobAt = performance.now();
  let hasBegun = false;
  let polledAt = performance.now();
  let hasPolled = false;
  let failure: (Failure & { since: number; lastAt: number }) | undefined;
  let succeeded: string[] = [];
  let isShuttingDown = false;
  const fail = (error: unknown, isFinal: boolean) => {
    const now = performance.now();
    failure ??= { error, since: now, lastAt: now, isFinal };
    failure.lastAt = now;
    failure.isFinal ||= isFinal || now - failure.since > temporaryMilliseconds;
  };
  const onPoll = () => {
    polledAt = performance.now();
    hasPolled = true;
    if (failure && !failure.isFinal && polledAt - failure.lastAt > temporaryMilliseconds) failure = undefined;
  };
  const events: WorkerEvents = new EventEmitter();
  events
    .on("pool:create", ({ workerPool }) => {
      workerId = workerPool.id;
    })
    .on("worker:getJob:empty", onPoll)
    .on("job:start", () => {
      lastJobAt = performance.now();
      hasBegun = true;
      onPoll();
    })
    .on("worker:getJob:error", ({ error }) => fail(error, false))
    .on("worker:fatalError", ({ error }) => fail(error, true))
    .on("pool:fatalError", ({ error }) => fail(error, true))
    .on("pool:gracefulShutdown", ({ message }) => {
      if (!isShuttingDown) fail(new QueueStuck(message), true);
    });

  const tracked =
    (task: Task) =>
    async (payload: unknown, { job }: JobHelpers) => {
      running += 1;
      try {
        await delay(pauseMilliseconds, undefined, { signal: options.stopping }).catch(() => undefined);
        await task(payload, { number: job.attempts, of: job.max_attempts });
        succeeded = [...succeeded, job.id].slice(-rememberedJobs);
      } finally {
        running -= 1;
      }
    };
  const starting = run({
    events,
    pgPool: pool,
    preset: {
      worker: {
        concurrentJobs,
        pollInterval: options.pollMilliseconds,
        // Results are recorded through these batches, which a stop waits for. Without them (0.18) it does not, and an
        // email sent just before the stop would be sent again after the next start.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
    noHandleSignals: true,
    logger: queueLogger(log),
    taskList: {
      ...Object.fromEntries(
        Object.entries({ ...options.tasks, ...options.dailyTasks, ...options.minuteTasks }).map(
          ([name, task]) => [name, tracked(task)],
        ),
      ),
      "clean-rate-limits": async (_payload, helpers) => {
        await helpers.query("select private.forget_rate_counts()");
      },
    },
    parsedCronItems: parseCronItems([
      { task: "clean-rate-limits", match: "7 * * * *" },
      ...Object.keys(options.minuteTasks).map((task) => ({ task, match: "* * * * *" })),
      ...Object.keys(options.dailyTasks).map((task) => ({
        task,
        match: daily,
        options: { backfillPeriod: milliseconds.day, maxAttempts: dailyAttempts },
      })),
    ]),
  });
  const runner = await within(startMilliseconds, starting).catch((error: unknown) => {
    starting.then((late) => late.stop()).catch(() => undefined);
    disconnect();
    throw error;
  });
  const ended = runner.promise.then(
    () => fail(new QueueStuck("the queue's runner ended"), true),
    (error: unknown) => fail(error, true),
  );

  return {
    state() {
      const now = performance.now();
      if (failure)
        return {
          error: failure.error,
          isFinal: failure.isFinal || now - failure.since > temporaryMilliseconds,
        };
      if (running < concurrentJobs && now - polledAt > options.pollMilliseconds + stuckMilliseconds)
        return { error: new QueueStuck("the queue does not answer"), isFinal: true };
      return hasPolled ? "works" : "new";
    },
    jobs: () => ({ lastAt: lastJobAt, hasBegun, hasRoom: running < concurrentJobs }),
    async shutDown(milliseconds) {
      isShuttingDown = true;
      const stopped = Promise.allSettled([runner.stop(), ended]);
      const idle = async () => {
        while (running > 0) await delay(20);
      };
      const works = failure === undefined;
      await within(milliseconds, idle()).catch(() => undefined);
      // A runner that works gets time to record its results; one that has failed can't record them.
      await within(works ? milliseconds : 1_000, stopped).catch(() => undefined);
      disconnect();
      return { workerId, succeeded, running };
    },
  };
}

/** Waits for `work`, but throws QueueStuck after `milliseconds`. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const finished = new AbortController();
  const timeout = delay(milliseconds, undefined, { signal: finished.signal }).then(() => {
    throw new QueueStuck("the queue does not answer");
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    finished.abort();
    timeout.catch(() => undefined);
  }
}

/**
 * Logs graphile-worker's messages, which name jobs by id and task, without their metadata, which contains payloads.
 * Its "info" becomes "debug", since some tasks run every minute.
 */
function queueLogger(log: WorkerLog): Logger {
  return new Logger(() => (level, message) => {
    log(level === "warning" ? "warn" : level === "info" ? "debug" : level, message);
  });
}

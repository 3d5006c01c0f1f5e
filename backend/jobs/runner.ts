import { EventEmitter } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { type JobHelpers, Logger, parseCronItems, run, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import { openPool } from "#backend/database/client.ts";
import type { ConnectionSettings } from "#backend/database/connection-settings.ts";

/** One line for the log. Never a payload, which holds what a visitor typed. */
export type WorkerLog = (level: "debug" | "info" | "warn" | "error", message: string) => void;

/** The number of the current attempt, and how many there are. */
export type Attempt = { number: number; of: number };

/**
 * The work of a task. Throwing means that it is tried again; the message is stored and logged, so it names no person.
 */
export type Task = (payload: unknown, attempt: Attempt) => Promise<void>;

export interface Work {
  connection: ConnectionSettings;
  tasks: Record<string, Task>;
  dailyTasks: Record<string, Task>;
  log: WorkerLog;
  /** How often (ms) it looks for jobs without a notification: those for a later moment, and those to try again. */
  pollMilliseconds: number;
  /** Ends the pause before each job. */
  stopping: AbortSignal;
}

/**
 * One run of the queue's library with its own connections, monitored from outside: when it fails, its own promises
 * may never settle (graphile-worker 0.18: two batches that fail together are awaited for ever).
 */
export interface Runner {
  /** Whether it looks for jobs: `new` until the first look was answered, else its failure. */
  state(): "new" | "works" | Failing;
  /** When it last began a job, or was started (performance.now). */
  readonly busyAt: number;
  /** Whether it has begun any job. */
  readonly hasBegun: boolean;
  /** Whether it could take another job now. */
  readonly hasRoom: boolean;
  /** Lets running jobs finish, at most so many ms, and closes its connections. Gives what it leaves behind. */
  retire(milliseconds: number): Promise<Leftover>;
}

/** An error of the queue, and whether the runner has ended. */
export interface Failing {
  error: Error;
  isOver: boolean;
}

/** What a runner that has ended may still hold in the database. */
export interface Leftover {
  /** The name that its jobs are locked under. */
  holder: string;
  /** Jobs whose work is done, though perhaps not recorded. */
  done: readonly string[];
  /** Jobs that are still being worked on. */
  working: number;
}

const atOnce = 4;

/**
 * Before each job, so that visitors go before emails: four jobs at a time make at most 20 emails a second. Measured
 * without it: in a rush requests are stored at half the rate, since their emails are rendered at the same time.
 */
const pauseMilliseconds = 200;

/** A look for jobs is stuck when it was not answered so long (ms) after it was due. */
const stuckMilliseconds = 10_000;
/**
 * A look's error may pass, but not for longer than this (ms): the next look may be far off, and a new runner looks at
 * once. After as long without an error all is well: while one of its four looks fails, another may find nothing.
 */
const passingMilliseconds = 2_000;
/** At its start it asks the database a few questions (ms). */
const startMilliseconds = 10_000;
/** More than can finish at the same time. */
const doneKept = 50;

/** Daily work runs when few visitors are there: 03:17 UTC. */
const daily = "17 3 * * *";
const dayMilliseconds = 86_400_000;
/**
 * Daily work that fails is tried five times within some minutes, and again the next day. Otherwise a store of backups
 * that is away for a night would have a new file made in the folder each time, in place of those of earlier nights.
 */
const dailyAttempts = 5;

/** The queue gave no answer: neither a job nor an error. */
export class QueueStuck extends Error {
  override name = "QueueStuck";
}

/** Starts a runner. Throws the database's error, or QueueStuck when there is no answer. */
export async function startRunner(work: Work): Promise<Runner> {
  const { connection, log } = work;
  const clients = new Set<pg.PoolClient>();
  const pool = openPool(
    { ...connection, max: 8, connectionTimeoutMillis: 5_000, application_name: "worker" },
    { role: "service_role" },
    (error) => log("warn", `the queue's connection broke: ${error.message}`),
  );
  pool.on("connect", (client) => clients.add(client)).on("remove", (client) => clients.delete(client));
  const hangUp = () => {
    // Whoever still waits for an answer on one of them would wait for ever.
    for (const client of clients) client.end().catch(() => undefined);
    pool.end().catch(() => undefined);
  };

  let holder = "";
  let working = 0;
  let busyAt = performance.now();
  let hasBegun = false;
  let lookedAt = performance.now();
  let hasLooked = false;
  let failing: { error: Error; since: number; until: number; isOver: boolean } | undefined;
  let done: string[] = [];
  let isRetired = false;
  const fail = (error: unknown, isOver: boolean) => {
    const now = performance.now();
    failing ??= { error: asError(error), since: now, until: now, isOver };
    failing.until = now;
    failing.isOver ||= isOver || now - failing.since > passingMilliseconds;
  };
  const onLook = () => {
    lookedAt = performance.now();
    hasLooked = true;
    if (failing && !failing.isOver && lookedAt - failing.until > passingMilliseconds) failing = undefined;
  };
  const events: WorkerEvents = new EventEmitter();
  events
    .on("pool:create", ({ workerPool }) => {
      holder = workerPool.id;
    })
    .on("worker:getJob:empty", onLook)
    .on("job:start", () => {
      busyAt = performance.now();
      hasBegun = true;
      onLook();
    })
    .on("worker:getJob:error", ({ error }) => fail(error, false))
    .on("worker:fatalError", ({ error }) => fail(error, true))
    .on("pool:fatalError", ({ error }) => fail(error, true))
    .on("pool:gracefulShutdown", ({ message }) => {
      if (!isRetired) fail(new QueueStuck(message), true);
    });

  const doing =
    (task: Task) =>
    async (payload: unknown, { job }: JobHelpers) => {
      working += 1;
      try {
        await delay(pauseMilliseconds, undefined, { signal: work.stopping }).catch(() => undefined);
        await task(payload, { number: job.attempts, of: job.max_attempts });
        done = [...done, job.id].slice(-doneKept);
      } finally {
        working -= 1;
      }
    };
  const starting = run({
    events,
    pgPool: pool,
    preset: {
      worker: {
        concurrentJobs: atOnce,
        pollInterval: work.pollMilliseconds,
        // Results are recorded through these batches, which a stop waits for. Without them (0.18) it does not, and an
        // email sent in the last moment is sent again after the start.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
    noHandleSignals: true,
    logger: queueLogger(log),
    taskList: {
      ...Object.fromEntries(
        Object.entries({ ...work.tasks, ...work.dailyTasks }).map(([name, task]) => [name, doing(task)]),
      ),
      "clean-rate-limits": async (_payload, helpers) => {
        await helpers.query("select private.forget_rate_counts()");
      },
      "publish-planned-news": async (_payload, helpers) => {
        await helpers.query("select private.publish_planned_news()");
      },
    },
    parsedCronItems: parseCronItems([
      { task: "clean-rate-limits", match: "7 * * * *" },
      { task: "publish-planned-news", match: "* * * * *" },
      ...Object.keys(work.dailyTasks).map((task) => ({
        task,
        match: daily,
        options: { backfillPeriod: dayMilliseconds, maxAttempts: dailyAttempts },
      })),
    ]),
  });
  const runner = await within(startMilliseconds, starting).catch((error: unknown) => {
    starting.then((late) => late.stop()).catch(() => undefined);
    hangUp();
    throw error;
  });
  const ended = runner.promise.then(
    () => fail(new QueueStuck("the queue's runner ended"), true),
    (error: unknown) => fail(error, true),
  );

  return {
    state() {
      const now = performance.now();
      if (failing)
        return {
          error: failing.error,
          isOver: failing.isOver || now - failing.since > passingMilliseconds,
        };
      if (working < atOnce && now - lookedAt > work.pollMilliseconds + stuckMilliseconds)
        return { error: new QueueStuck("the queue does not answer"), isOver: true };
      return hasLooked ? "works" : "new";
    },
    get busyAt() {
      return busyAt;
    },
    get hasBegun() {
      return hasBegun;
    },
    get hasRoom() {
      return working < atOnce;
    },
    async retire(milliseconds) {
      isRetired = true;
      const stopped = Promise.allSettled([runner.stop(), ended]);
      const idle = async () => {
        while (working > 0) await delay(20);
      };
      const works = failing === undefined;
      await within(milliseconds, idle()).catch(() => undefined);
      // A runner that works records what it has done; one that does not can't.
      await within(works ? milliseconds : 1_000, stopped).catch(() => undefined);
      hangUp();
      return { holder, done, working };
    },
  };
}

/** Waits at most so many ms, then throws QueueStuck. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = delay(milliseconds, undefined, { signal: over.signal }).then(() => {
    throw new QueueStuck("the queue does not answer");
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
    late.catch(() => undefined);
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

// The queue's messages name jobs by number and task; their other data (the job itself) is left out. Successes are
// logged for debugging only: some tasks run every minute.
function queueLogger(log: WorkerLog): Logger {
  return new Logger(() => (level, message) => {
    log(level === "warning" ? "warn" : level === "info" ? "debug" : level, message);
  });
}

import { EventEmitter } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { type JobHelpers, Logger, parseCronItems, run, type WorkerEvents } from "graphile-worker";
import pg from "pg";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { openPool } from "#backend/database/client.ts";
import type { ConnectionSettings } from "#backend/database/connection-settings.ts";
import { faultOf } from "./fault.ts";
import { nightlyTasks, type Schedule } from "./schedule.ts";

/** Logs one line; never with a payload, which contains what a visitor typed. */
export type WorkerLog = (level: "debug" | "info" | "warn" | "error", message: string) => void;

/** The number of the current attempt, and how many there are at most. */
export type Attempt = { number: number; of: number };

/** Runs a job. When it throws, the job is retried; the error's message is stored and logged, so it must name no person. */
export type Task = (payload: unknown, attempt: Attempt) => Promise<void>;

/** The running queue of this process. */
export type Worker = {
  /** The name of the fault that has kept the queue from working for some seconds; null while it works. */
  fault(): string | null;
  stop(): Promise<void>;
};

const concurrentJobs = 4;

/**
 * A pause before each job, so that visitors come before emails: with four jobs at a time at most 20 emails a second are
 * sent. Without it, a rush of requests was stored at half the rate, since their emails were rendered at the same time.
 */
const pauseMilliseconds = 200;

/** An email takes at most 60 s, so a job that is locked for longer than this belongs to a process that has ended. */
const abandonedSeconds = 120;
/** For a connection and for a query: on a busy machine they take seconds, and only a frozen server needs longer. */
const patienceMilliseconds = 30_000;
/** Between two attempts to start the queue again. */
const retryMilliseconds = 1_000;
/** How many succeeded jobs are remembered: more than can finish at the same time. */
const rememberedJobs = 50;

/** Timings (ms); tests shorten some. */
const defaultTimes = {
  /** Between two polls for due jobs; the database notifies of new ones. */
  poll: 5_000,
  /** Between two searches for abandoned and overdue jobs. */
  search: milliseconds.minute,
  /** How long a job may be due, with room for it, before the queue counts as stuck. */
  due: milliseconds.minute,
  /** Until a fault is reported: longer than until the next poll, as one alone says nothing. */
  report: 7_000,
  /** How long polls must fail by the database's fault until the run is replaced, with connections of its own. */
  replace: 4_000,
  /** How long polls must fail, though the database works, until the process ends. */
  end: 10_000,
  /** How long running jobs may take when the queue stops. */
  job: 10_000,
};

/** One run of graphile-worker. */
interface Run {
  /** Stops it with an error. */
  stop(error: Error): void;
  /** Lets running jobs finish, records them, and unlocks those that it still holds. Throws the database's error. */
  close(): Promise<void>;
}

/**
 * Runs queued jobs by graphile-worker, four at a time, until stopped.
 * - Retries: after attempt n a job waits e^min(n,10) seconds (3 s, 7 s, 20 s ... 6 h), so that the 25 attempts of an
 *   email span about four days.
 * - Locks: a process that is killed while it runs a job leaves the job locked. `onlyNode` (no other process uses the
 *   embedded database) frees all locks at the start; with several nodes a lock is freed when it is two minutes old, that
 *   of a daily task, which may take long (a large backup), by graphile-worker when it is four hours old.
 * - Faults: graphile-worker stops for good when it can't record a job as done or failed. By the database's fault
 *   (unreachable, full, read-only) another run starts as soon as the database accepts changes. After any other
 *   error `onDead` is called once with the fault's name, for the process to end and be started again.
 * - Daily tasks run once a day on one of the nodes; a run that was missed while no node was up follows at the next start.
 *   `schedules` names those that run at other times.
 *
 * Takes the connection that `migrate` returned, and the tasks by name. `stop` lets running jobs finish.
 */
export async function startWorker({
  connection,
  tasks,
  dailyTasks = {},
  schedules = {},
  minuteTasks = {},
  log,
  onlyNode,
  onDead,
  times = {},
}: {
  connection: ConnectionSettings;
  tasks: Record<string, Task>;
  dailyTasks?: Record<string, Task>;
  schedules?: Partial<Record<string, Schedule>>;
  minuteTasks?: Record<string, Task>;
  log: WorkerLog;
  onlyNode: boolean;
  onDead: (reason: string) => void;
  times?: Partial<typeof defaultTimes>;
}): Promise<Worker> {
  const time = { ...defaultTimes, ...times };
  const onError = (error: Error) => log("warn", `the queue's connection broke: ${error.message}`);
  const open = (settings: pg.PoolConfig) =>
    openPool(
      {
        ...connection,
        connectionTimeoutMillis: patienceMilliseconds,
        query_timeout: patienceMilliseconds,
        application_name: "worker",
        ...settings,
      },
      { role: "service_role" },
      onError,
    );
  // A connection that was opened while the database was read-only stays read-only afterwards.
  const pool = open({ max: 2, maxUses: 1, connectionTimeoutMillis: 10_000, query_timeout: 10_000 });
  const stopping = new AbortController();
  const longTasks = Object.keys(dailyTasks);

  let running = 0;
  let lastJobAt = performance.now();
  let failure: { error: unknown; since: number } | null = null;
  const fail = (error: unknown) => {
    if (!failure) log("warn", `the queue does not work: ${faultOf(error).name}`);
    failure = { error, since: failure?.since ?? performance.now() };
    return performance.now() - failure.since;
  };
  const onWorking = () => {
    if (failure) log("info", "the queue works again");
    failure = null;
  };

  const tracked =
    (task: Task, succeeded: string[]) =>
    async (payload: unknown, { job }: JobHelpers) => {
      running += 1;
      try {
        await delay(pauseMilliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);
        await task(payload, { number: job.attempts, of: job.max_attempts });
        succeeded.push(job.id);
        if (succeeded.length > rememberedJobs) succeeded.shift();
      } finally {
        running -= 1;
      }
    };

  /** Starts a run, which calls `onStop` once with the error when it stops by itself. */
  async function startRun(onStop: (error: unknown) => void): Promise<Run> {
    const runPool = open({ max: 8 });
    const succeeded: string[] = [];
    let id = "";
    let hasStopped = false;
    const stop = (error: unknown) => {
      if (hasStopped) return;
      hasStopped = true;
      fail(error);
      onStop(error);
    };
    const onPolled = () => {
      if (!hasStopped) onWorking();
    };
    const events: WorkerEvents = new EventEmitter();
    events
      .on("pool:create", ({ workerPool }) => {
        id = workerPool.id;
      })
      .on("worker:getJob:empty", onPolled)
      .on("job:start", () => {
        lastJobAt = performance.now();
        onPolled();
      })
      .on("worker:getJob:error", ({ error }) => {
        if (hasStopped) return;
        if (fail(error) >= (faultOf(error).isDatabase ? time.replace : time.end)) stop(error);
      })
      .on("worker:fatalError", ({ error }) => stop(error))
      .on("pool:fatalError", ({ error }) => stop(error))
      .on("pool:gracefulShutdown", ({ message }) => stop(new Error(message)));
    const own = Object.entries({ ...tasks, ...dailyTasks, ...minuteTasks });
    const starting = run({
      events,
      pgPool: runPool,
      preset: {
        worker: {
          concurrentJobs,
          pollInterval: time.poll,
          // Results are recorded through these batches, which a stop waits for. Without them (0.18) it does not, and a
          // job that was done just before the stop would run again after the next start.
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
      noHandleSignals: true,
      logger: queueLogger(log),
      taskList: {
        ...Object.fromEntries(own.map(([name, task]) => [name, tracked(task, succeeded)])),
        "clean-rate-limits": async (_payload, helpers) => {
          await helpers.query("select private.forget_rate_counts()");
        },
      },
      parsedCronItems: parseCronItems([
        { task: "clean-rate-limits", match: "7 * * * *" },
        ...Object.keys(minuteTasks).map((task) => ({ task, match: "* * * * *" })),
        ...longTasks.map((task) => ({ task, ...(schedules[task] ?? nightlyTasks) })),
      ]),
    });
    const runner = await starting.catch((error: unknown) => {
      void runPool.end();
      throw error;
    });
    // Its end is known from the events. These promises may never settle when two batches fail together (0.18).
    runner.promise.catch(() => undefined);
    let closing: Promise<unknown> | undefined;
    return {
      stop,
      async close() {
        const works = !hasStopped;
        hasStopped = true;
        closing ??= closeRun(runner.stop(), works ? time.job : retryMilliseconds, runPool);
        await closing;
        // While a job still runs the locks stay, until they are two minutes old.
        if (running === 0) await release(pool, id, succeeded);
      },
    };
  }

  /** Waits for running jobs, and then for a run's stop, which records their results; a failed run may never stop. */
  async function closeRun(stopped: Promise<void>, milliseconds: number, runPool: pg.Pool): Promise<void> {
    const settled = stopped.catch(() => undefined);
    const end = performance.now() + time.job;
    while (running > 0 && performance.now() < end) await delay(20);
    await Promise.race([settled, delay(milliseconds, undefined, { ref: false })]);
    runPool.end().catch(onError);
  }

  /** Starts another run when the database accepts changes again; after an error that is not its fault, `onDead`. */
  async function recover(stopped: Promise<Run>, reason: unknown): Promise<void> {
    const cause = faultOf(reason);
    let refusals = 0;
    while (!stopping.signal.aborted) {
      try {
        await (await stopped).close();
        if (!cause.isDatabase) return onDead(cause.name);
        current = start();
        await current;
        return;
      } catch (error) {
        fail(error);
        const fault = faultOf(error);
        refusals = fault.isDatabase ? 0 : refusals + 1;
        if (refusals * retryMilliseconds >= time.end) return onDead(fault.name);
      }
      await delay(retryMilliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  let recovering = Promise.resolve();
  const start = () => {
    lastJobAt = performance.now();
    const started: Promise<Run> = startRun((error) => {
      recovering = recover(started, error);
    });
    return started;
  };

  /** Frees the locks of processes that have ended, and stops a run that does not take due jobs. */
  async function search(): Promise<void> {
    await unlockOlderThan(pool, abandonedSeconds, longTasks);
    if (running === concurrentJobs || performance.now() - lastJobAt < time.due) return;
    const checked = current;
    const isOverdue = await hasJobDueFor(pool, time.due, [...Object.keys(tasks), ...longTasks]);
    if (isOverdue && checked === current) (await current).stop(new Error("due jobs are not taken"));
  }

  await unlockOlderThan(pool, onlyNode ? 0 : abandonedSeconds, onlyNode ? [] : longTasks);
  let current = start();
  await current;
  const searching = setInterval(() => {
    search().catch(onError);
  }, time.search);

  return {
    fault: () =>
      failure && performance.now() - failure.since >= time.report ? faultOf(failure.error).name : null,
    async stop() {
      stopping.abort();
      clearInterval(searching);
      await recovering;
      await current.then((last) => last.close()).catch(onError);
      await pool.end();
    },
  };
}

/** Unlocks all jobs of every worker that has held one for longer than `seconds`, other than those of `longTasks`. */
async function unlockOlderThan(pool: pg.Pool, seconds: number, longTasks: readonly string[]): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
     where locked_at <= now() - make_interval(secs => $1) and task_identifier <> all($2) having count(*) > 0`,
    [seconds, longTasks],
  );
}

/** Unlocks the jobs of a run, and completes those that have succeeded, so that none runs twice. */
async function release(pool: pg.Pool, run: string, succeeded: readonly string[]): Promise<void> {
  // PostgreSQL runs several statements sent together as one transaction.
  await pool.query(`
    select graphile_worker.force_unlock_workers(array[${pg.escapeLiteral(run)}]);
    select from graphile_worker.complete_jobs(array[${succeeded.map(pg.escapeLiteral).join(", ")}]::bigint[])`);
}

/** Whether an unlocked job of these tasks has been due for `milliseconds`. */
async function hasJobDueFor(pool: pg.Pool, milliseconds: number, tasks: string[]): Promise<boolean> {
  const { rows } = await pool.query(
    `select from graphile_worker.jobs
     where locked_at is null and attempts < max_attempts and task_identifier = any($2)
       and run_at <= now() - make_interval(secs => $1) limit 1`,
    [milliseconds / 1_000, tasks],
  );
  return rows.length > 0;
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

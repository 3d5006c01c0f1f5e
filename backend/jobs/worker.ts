import { EventEmitter } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import {
  type JobHelpers,
  Logger,
  parseCronItems,
  type Runner,
  run,
  type WorkerEvents,
} from "graphile-worker";
import pg from "pg";
import type { ConnectionSettings } from "#backend/database/connection-settings.ts";

/** One line for the log. Never carries a payload, which holds what a visitor typed. */
export type WorkerLog = (level: "debug" | "info" | "warn" | "error", message: string) => void;

/** How far a job has come: the attempt that runs now, of how many. */
export type Attempt = { number: number; of: number };

/** A job's work. To throw is to be tried again; the thrown message is stored and logged, so it names no person. */
export type Task = (payload: unknown, attempt: Attempt) => Promise<void>;

export type Worker = { stop(): Promise<void> };

/** A letter takes at most 60 s, so a job held for longer than this belongs to a process that is gone. */
const deadAfterSeconds = 120;

/**
 * Before each job, so that visitors go before letters: four jobs at a time make at most 20 letters a second.
 * Measured without it: in a rush, requests are kept at half the rate, as their letters are made at the same time.
 */
const pauseMilliseconds = 200;

/** Daily work is done when few visitors are there: 03:17 UTC. */
const daily = "17 3 * * *";
const dayMilliseconds = 86_400_000;

/**
 * Runs queued jobs, four at a time, until stopped.
 *
 * Retries are the queue's own: after attempt n a job waits e^min(n,10) seconds (3 s, 7 s, 20 s ... 6 h),
 * so that the 25 attempts of a letter span about four days.
 * A process killed in mid-job leaves the job locked. `onlyNode` (the embedded database, joined alone) frees
 * all locks at the start, as nobody else can hold one; among several nodes a lock is freed when it is two
 * minutes old.
 * If the queue's runner dies or is stuck after a lost database, another is started.
 *
 * A daily task runs once a day on one of the nodes; a run that was missed while no node was up is made up for
 * at the next start.
 *
 * Takes the connection that `migrate` gave, the tasks by name, those to be done daily, and a log. `stop` lets running jobs finish.
 */
export async function startWorker({
  connection,
  tasks,
  dailyTasks = {},
  log,
  onlyNode,
}: {
  connection: ConnectionSettings;
  tasks: Record<string, Task>;
  dailyTasks?: Record<string, Task>;
  log: WorkerLog;
  onlyNode: boolean;
}): Promise<Worker> {
  const pool = new pg.Pool({
    ...connection,
    max: 8,
    keepAlive: true,
    application_name: "worker",
    options: "-c role=service_role",
  });
  const onError = (error: Error) => log("warn", `the queue's connection broke: ${error.message}`);
  pool.on("error", onError).on("connect", (client) => client.on("error", onError));

  await unlockOlderThan(pool, onlyNode ? 0 : deadAfterSeconds);
  const stopping = new AbortController();
  // Under this name the runner that works now holds its jobs.
  let holder: string | undefined;
  const events: WorkerEvents = new EventEmitter();
  events.on("pool:create", ({ workerPool }) => {
    holder = workerPool.id;
  });
  // A runner whose first look at the queue fails keeps that failure and finds no job again, for as long as
  // it runs (graphile-worker 0.18, taskIdentifiers): one that fails two seconds on end is replaced.
  let failures = 0;
  events.on("worker:getJob:error", () => {
    failures += 1;
    if (failures === 8) runner.stop("it cannot look for jobs").catch(() => undefined);
  });
  const onLook = () => {
    failures = 0;
  };
  events.on("worker:getJob:empty", onLook).on("job:start", onLook).on("pool:create", onLook);
  let runner = await startRunner(pool, tasks, dailyTasks, log, events, stopping.signal);
  const supervised = supervise();
  const rescue = setInterval(() => {
    unlockOlderThan(pool, deadAfterSeconds).catch(onError);
  }, 15_000);

  async function supervise() {
    while (!stopping.signal.aborted) {
      await runner.promise.catch(onError);
      while (!stopping.signal.aborted) {
        await delay(1_000, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (stopping.signal.aborted) return;
        try {
          // It may have died between doing a job and saying so: nobody works on what it holds.
          await pool.query("select graphile_worker.force_unlock_workers(array[$1])", [holder]);
          runner = await startRunner(pool, tasks, dailyTasks, log, events, stopping.signal);
          break;
        } catch (error) {
          if (error instanceof Error) onError(error);
        }
      }
    }
  }

  return {
    async stop() {
      stopping.abort();
      clearInterval(rescue);
      await runner.stop().catch(() => undefined);
      await supervised;
      await pool.end();
    },
  };
}

function startRunner(
  pool: pg.Pool,
  tasks: Record<string, Task>,
  dailyTasks: Record<string, Task>,
  log: WorkerLog,
  events: WorkerEvents,
  stopping: AbortSignal,
): Promise<Runner> {
  return run({
    events,
    pgPool: pool,
    preset: {
      worker: {
        concurrentJobs: 4,
        pollInterval: 1_000,
        // What is done or failed is noted through these batches, which a stop waits for. Without them (0.18) it
        // does not, and a letter sent in the last moment is sent again after the start.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
    noHandleSignals: true,
    logger: queueLogger(log),
    taskList: {
      ...Object.fromEntries(
        Object.entries({ ...tasks, ...dailyTasks }).map(([name, task]) => [
          name,
          async (payload: unknown, { job }: JobHelpers) => {
            await delay(pauseMilliseconds, undefined, { signal: stopping }).catch(() => undefined);
            await task(payload, { number: job.attempts, of: job.max_attempts });
          },
        ]),
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
      ...Object.keys(dailyTasks).map((task) => ({
        task,
        match: daily,
        options: { backfillPeriod: dayMilliseconds },
      })),
    ]),
  });
}

// The queue's messages name jobs by number and task; what comes with them (the job itself) is left out. What goes
// well is for finding faults only: some tasks are done every minute.
function queueLogger(log: WorkerLog): Logger {
  return new Logger(() => (level, message) => {
    log(level === "warning" ? "warn" : level === "info" ? "debug" : level, message);
  });
}

/** Frees the jobs of every worker that has held one for longer than so many seconds. */
async function unlockOlderThan(pool: pg.Pool, seconds: number): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
     from graphile_worker.jobs where locked_at <= now() - make_interval(secs => $1) having count(*) > 0`,
    [seconds],
  );
}

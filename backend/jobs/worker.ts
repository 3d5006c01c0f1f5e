import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { openPool } from "#backend/database/client.ts";
import type { ConnectionSettings } from "#backend/database/connection-settings.ts";
import { type Fault, faultOf } from "./fault.ts";
import { type Leftover, QueueStuck, type Runner, startRunner, type Task, type WorkerLog } from "./runner.ts";

/** The running queue of this process. */
export type Worker = {
  /** The name of the fault that has kept the queue from working for some seconds; null while it works. */
  fault(): string | null;
  stop(): Promise<void>;
};

/** An email takes at most 60 s, so a job that is locked for longer than this belongs to a process that has ended. */
const abandonedAfterSeconds = 120;

/** Timings (ms); tests shorten some. */
const defaultTimes = {
  /** Between two polls for due jobs; the database notifies of new ones. */
  poll: 10_000,
  /** Between two checks of the runner. */
  check: 500,
  /** Until a fault is reported, since a broken connection is replaced meanwhile. */
  fault: 3_000,
  /** Until the queue counts as working again, since a new runner's first poll may find nothing and its second fail. */
  settle: 2_500,
  /** Until `onDead`, when the database works and the queue still does not. */
  dead: 10_000,
  /** For a running job when its runner is replaced. */
  job: 10_000,
  /** How long a job may be due before the runner, if it has room for it, counts as stuck. */
  due: milliseconds.minute,
  /** Between two searches for abandoned and overdue jobs. */
  rescue: milliseconds.minute,
};

/**
 * Runs queued jobs, four at a time, until stopped.
 * - Retries: after attempt n a job waits e^min(n,10) seconds (3 s, 7 s, 20 s ... 6 h), so that the 25 attempts of an
 *   email span about four days.
 * - Locks: a process that is killed while it runs a job leaves the job locked. `onlyNode` (no other process uses the
 *   embedded database) frees all locks at the start; with several nodes a lock is freed when it is two minutes old, that
 *   of a daily task, which may take long (a large backup), by graphile-worker when it is four hours old.
 * - Supervision: a runner that fails, is stuck, or does not take due jobs is replaced, as often as needed while the
 *   database is unreachable, full or read-only. Jobs that it had finished are recorded first, so that no email is sent
 *   twice. When the database works and the queue has not worked for ten seconds, `onDead` is called once with the
 *   fault's name.
 * - Daily tasks run once a day on one of the nodes; a run that was missed while no node was up follows at the next start.
 *
 * Takes the connection that `migrate` returned, and the tasks by name. `stop` lets running jobs finish.
 */
export async function startWorker({
  connection,
  tasks,
  dailyTasks = {},
  minuteTasks = {},
  log,
  onlyNode,
  onDead,
  times = {},
}: {
  connection: ConnectionSettings;
  tasks: Record<string, Task>;
  dailyTasks?: Record<string, Task>;
  minuteTasks?: Record<string, Task>;
  log: WorkerLog;
  onlyNode: boolean;
  onDead: (reason: string) => void;
  times?: Partial<typeof defaultTimes>;
}): Promise<Worker> {
  const time = { ...defaultTimes, ...times };
  const onError = (error: Error) => log("warn", `the queue's connection broke: ${error.message}`);
  const pool = openPool(
    {
      ...connection,
      max: 2,
      // A connection that was opened while the database was read-only stays read-only afterwards.
      maxUses: 1,
      connectionTimeoutMillis: 3_000,
      query_timeout: 10_000,
      application_name: "worker",
    },
    { role: "service_role" },
    onError,
  );

  const stopping = new AbortController();
  const start = () =>
    startRunner({
      connection,
      tasks,
      dailyTasks,
      minuteTasks,
      log,
      pollMilliseconds: time.poll,
      stopping: stopping.signal,
    });
  const unlockAbandoned = () => unlockOlderThan(pool, abandonedAfterSeconds, Object.keys(dailyTasks));
  await (onlyNode ? unlockOlderThan(pool, 0) : unlockAbandoned());
  let runner: Runner | undefined = await start();
  let leftover: Leftover | undefined;
  let current: { since: number; fault: Fault } | undefined;
  let worksSince: number | undefined;
  /** Since when the queue fails though the database works. */
  let brokenSince: number | undefined;
  /** The runner that does not take due jobs, and whether the previous runner did not either. */
  let idleRunner: Runner | undefined;
  let replacedIdleRunner = false;

  const onFault = (fault: Fault) => {
    worksSince = undefined;
    if (current?.fault.name !== fault.name) log("warn", `the queue does not work: ${fault.name}`);
    current = { since: current?.since ?? performance.now(), fault };
    brokenSince = fault.isDatabase ? undefined : (brokenSince ?? performance.now());
  };
  const onWorking = () => {
    worksSince ??= performance.now();
    if (performance.now() - worksSince < time.settle) return;
    if (current) log("info", "the queue works again");
    current = undefined;
    brokenSince = undefined;
  };

  /** Checks the runner and replaces one that has failed. Throws when no other can be started. */
  async function checkRunner(): Promise<void> {
    if (runner) {
      const isIdle = runner === idleRunner;
      const state = isIdle
        ? { error: new QueueStuck("due jobs are not taken"), isFinal: true }
        : runner.state();
      if (state === "works") return onWorking();
      if (state === "new") return;
      onFault(await causeOf(state.error));
      if (!state.isFinal) return;
      leftover = await runner.shutDown(time.job);
      runner = undefined;
      replacedIdleRunner = isIdle;
    }
    if (leftover) await release(pool, leftover);
    leftover = undefined;
    if (!stopping.signal.aborted) runner = await start();
  }

  /** The fault behind an error: when the queue does not answer, perhaps the database does not either. */
  async function causeOf(error: unknown): Promise<Fault> {
    if (!(error instanceof QueueStuck)) return faultOf(error);
    return pool.query("select 1").then(() => faultOf(error), faultOf);
  }

  async function supervise(): Promise<void> {
    while (!stopping.signal.aborted) {
      await delay(time.check, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      await checkRunner().catch(async (error: unknown) => onFault(await causeOf(error)));
      if (brokenSince !== undefined && performance.now() - brokenSince > time.dead) {
        onDead(current?.fault.name ?? "queue-stuck");
        return;
      }
    }
  }
  const supervised = supervise();

  /** Frees the locks of processes that have ended, and marks a runner that does not take due jobs. */
  async function rescue(): Promise<void> {
    await unlockAbandoned();
    const checked = runner;
    const jobs = checked?.jobs();
    if (!jobs?.hasRoom || performance.now() - jobs.lastAt < time.due) return;
    const isOverdue = await hasJobDueFor(pool, time.due, [...Object.keys(tasks), ...Object.keys(dailyTasks)]);
    if (!isOverdue || checked !== runner) return;
    if (replacedIdleRunner && !checked?.jobs().hasBegun) onDead("queue-stuck");
    else idleRunner = checked;
  }
  const rescuing = setInterval(() => {
    rescue().catch(onError);
  }, time.rescue);

  return {
    fault: () => (current && performance.now() - current.since >= time.fault ? current.fault.name : null),
    async stop() {
      stopping.abort();
      clearInterval(rescuing);
      await supervised;
      const last = await runner?.shutDown(time.dead);
      if (last) await release(pool, last).catch(onError);
      await pool.end();
    },
  };
}

/** Unlocks the jobs of a runner that was shut down, and completes those that have succeeded, so that none runs twice. */
async function release(pool: pg.Pool, { workerId, succeeded, running }: Leftover): Promise<void> {
  // While a job still runs the locks stay, until they are two minutes old.
  if (running > 0) return;
  // PostgreSQL runs several statements sent together as one transaction.
  await pool.query(`
    select graphile_worker.force_unlock_workers(array[${pg.escapeLiteral(workerId)}]);
    select from graphile_worker.complete_jobs(array[${succeeded.map(pg.escapeLiteral).join(", ")}]::bigint[])`);
}

/** Unlocks all jobs of every worker that has held one for longer than `seconds`, other than those of `longTasks`. */
async function unlockOlderThan(pool: pg.Pool, seconds: number, longTasks: string[] = []): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
     where locked_at <= now() - make_interval(secs => $1) and task_identifier <> all($2) having count(*) > 0`,
    [seconds, longTasks],
  );
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

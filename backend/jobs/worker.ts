import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { openPool } from "#backend/database/client.ts";
import type { ConnectionSettings } from "#backend/database/connection-settings.ts";
import { type Fault, faultOf } from "./fault.ts";
import { type Leftover, QueueStuck, type Runner, startRunner, type Task, type WorkerLog } from "./runner.ts";

export type { Attempt, Task, WorkerLog } from "./runner.ts";

export type Worker = {
  /** What has kept the queue from working for some seconds, by name; null while it works. */
  fault(): string | null;
  stop(): Promise<void>;
};

/** An email takes at most 60 s, so a job held for longer than this belongs to a process that has ended. */
const deadAfterSeconds = 120;

/** Timings (ms); tests shorten some. */
const patience = {
  /** Between two looks for due jobs; new ones are notified by the database. */
  poll: 10_000,
  /** Between two checks of the runner. */
  look: 500,
  /** Before a fault is reported: a broken connection is replaced meanwhile. */
  fault: 3_000,
  /** Before the queue counts as working again: a new runner's first look may find nothing and its second fail. */
  settle: 2_500,
  /** Before the process gives up, when the database is well and the queue still does not work. */
  death: 10_000,
  /** For a running job when its runner is replaced. */
  job: 10_000,
  /** For a due job that nobody takes, although this runner has room for it. */
  due: 60_000,
  /** Between two looks for jobs that nobody works on. */
  rescue: 60_000,
};

/**
 * Runs queued jobs, four at a time, until stopped. Retries are the queue's own: after attempt n a job waits
 * e^min(n,10) seconds (3 s, 7 s, 20 s ... 6 h), so that the 25 attempts of an email span about four days. A process
 * killed while it runs a job leaves the job locked. `onlyNode` (the embedded database, joined alone) frees all locks
 * at the start, since nobody else can hold one; among several nodes a lock is freed when it is two minutes old. A
 * runner that fails, is stuck, or leaves due jobs lying is replaced, as often as needed while the database is away,
 * full or read-only; jobs that it had done are recorded as done first, so that no email is sent twice. When the
 * database is well and the queue has not worked for ten seconds, `onDead` is called once, with the reason. A daily
 * task runs once a day on one of the nodes; a run that was missed while no node was up follows at the next start.
 * Takes the connection that `migrate` gave, the tasks by name, those to run daily, and a log. `stop` lets running
 * jobs finish.
 */
export async function startWorker({
  connection,
  tasks,
  dailyTasks = {},
  log,
  onlyNode,
  onDead,
  times = {},
}: {
  connection: ConnectionSettings;
  tasks: Record<string, Task>;
  dailyTasks?: Record<string, Task>;
  log: WorkerLog;
  onlyNode: boolean;
  onDead: (reason: string) => void;
  times?: Partial<typeof patience>;
}): Promise<Worker> {
  const time = { ...patience, ...times };
  const onError = (error: Error) => log("warn", `the queue's connection broke: ${error.message}`);
  const pool = openPool(
    {
      ...connection,
      max: 2,
      // A connection to a database that was read-only stays read-only when the database no longer is.
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
      log,
      pollMilliseconds: time.poll,
      stopping: stopping.signal,
    });
  await unlockOlderThan(pool, onlyNode ? 0 : deadAfterSeconds);
  let runner: Runner | undefined = await start();
  let left: Leftover | undefined;
  let failing: { since: number; fault: Fault } | undefined;
  /** Since when it fails though the database is well. */
  let brokenSince: number | undefined;
  /** The runner that leaves due jobs lying, and whether the one before it did. */
  let idler: Runner | undefined;
  let followsIdler = false;

  let worksSince: number | undefined;

  const note = (fault: Fault) => {
    worksSince = undefined;
    if (failing?.fault.name !== fault.name) log("warn", `the queue does not work: ${fault.name}`);
    failing = { since: failing?.since ?? performance.now(), fault };
    brokenSince = fault.isDatabase ? undefined : (brokenSince ?? performance.now());
  };
  const works = () => {
    worksSince ??= performance.now();
    if (performance.now() - worksSince < time.settle) return;
    if (failing) log("info", "the queue works again");
    failing = undefined;
    brokenSince = undefined;
  };

  /** Checks the runner and replaces one that has ended. Throws what keeps it from being replaced. */
  async function tend(): Promise<void> {
    if (runner) {
      const isIdle = runner === idler;
      const state = isIdle
        ? { error: new QueueStuck("due jobs are not taken"), isOver: true }
        : runner.state();
      if (state === "works") return works();
      if (state === "new") return;
      note(await faultBehind(state.error));
      if (!state.isOver) return;
      left = await runner.retire(time.job);
      runner = undefined;
      followsIdler = isIdle;
    }
    if (left) await release(pool, left);
    left = undefined;
    if (!stopping.signal.aborted) runner = await start();
  }

  /** The queue gives no answer: perhaps the database does not either. */
  async function faultBehind(error: Error): Promise<Fault> {
    if (!(error instanceof QueueStuck)) return faultOf(error);
    return pool.query("select 1").then(() => faultOf(error), faultOf);
  }

  async function supervise(): Promise<void> {
    while (!stopping.signal.aborted) {
      await delay(time.look, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      await tend().catch(async (error: Error) => note(await faultBehind(error)));
      if (brokenSince !== undefined && performance.now() - brokenSince > time.death) {
        onDead(failing?.fault.name ?? "queue-stuck");
        return;
      }
    }
  }
  const supervised = supervise();

  /** Frees what ended processes hold, and replaces a runner that leaves due jobs lying. */
  async function rescue(): Promise<void> {
    await unlockOlderThan(pool, deadAfterSeconds);
    const watched = runner;
    if (!watched?.hasRoom || performance.now() - watched.busyAt < time.due) return;
    const due = await hasJobDueFor(pool, time.due, [...Object.keys(tasks), ...Object.keys(dailyTasks)]);
    if (!due || watched !== runner) return;
    if (followsIdler && !watched.hasBegun) onDead("queue-stuck");
    else idler = watched;
  }
  const rescuing = setInterval(() => {
    rescue().catch(onError);
  }, time.rescue);

  return {
    fault: () => (failing && performance.now() - failing.since >= time.fault ? failing.fault.name : null),
    async stop() {
      stopping.abort();
      clearInterval(rescuing);
      await supervised;
      const gone = await runner?.retire(time.death);
      if (gone) await release(pool, gone).catch(onError);
      await pool.end();
    },
  };
}

/** Frees what an ended runner held, and records what it had done, so that nobody does it again. */
async function release(pool: pg.Pool, { holder, done, working }: Leftover): Promise<void> {
  // What is still being worked on is freed when it is two minutes old.
  if (working > 0) return;
  // PostgreSQL runs several statements sent together as one transaction.
  await pool.query(`
    select graphile_worker.force_unlock_workers(array[${pg.escapeLiteral(holder)}]);
    select from graphile_worker.complete_jobs(array[${done.map(pg.escapeLiteral).join(", ")}]::bigint[])`);
}

/** Frees the jobs of every worker that has held one for longer than so many seconds. */
async function unlockOlderThan(pool: pg.Pool, seconds: number): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
     from graphile_worker.jobs where locked_at <= now() - make_interval(secs => $1) having count(*) > 0`,
    [seconds],
  );
}

/** Whether a job of these tasks has been due for so many ms and nobody has taken it. */
async function hasJobDueFor(pool: pg.Pool, milliseconds: number, tasks: string[]): Promise<boolean> {
  const { rows } = await pool.query(
    `select from graphile_worker.jobs
     where locked_at is null and attempts < max_attempts and task_identifier = any($2)
       and run_at <= now() - make_interval(secs => $1) limit 1`,
    [milliseconds / 1_000, tasks],
  );
  return rows.length > 0;
}

import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { eventually, freshDatabase, type TestDatabase } from "#tests/database.ts";
import { startWorker, type Task, type Worker } from "./worker.ts";

let db: TestDatabase;
let worker: Worker | undefined;
let log: string[];
let deaths: string[];

beforeAll(async () => {
  db = await freshDatabase();
  // Lets changes of the queue's table fail while `faults` has a row for the operation, and counts the failures.
  await db.ask(`
    create table public.faults (operation text, code text);
    create sequence public.fault_hits;
    create function public.fail_queue() returns trigger language plpgsql security definer as $$
    declare
      chosen text;
    begin
      select code into chosen from public.faults where operation = case
        when tg_op = 'DELETE' then 'complete' when new.last_error is distinct from old.last_error then 'fail' else 'fetch'
      end;
      if chosen is not null then
        perform nextval('public.fault_hits');
        raise exception 'as arranged' using errcode = chosen;
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$;
    create trigger fail_queue before update or delete on graphile_worker._private_jobs
      for each row execute function public.fail_queue()`);
});

beforeEach(async () => {
  log = [];
  deaths = [];
  await db.ask("delete from public.faults");
  await db.ask("alter sequence public.fault_hits restart");
  await db.ask("delete from graphile_worker._private_jobs");
});

afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});

async function work(
  tasks: Record<string, Task>,
  onlyNode = false,
  dailyTasks: Record<string, Task> = {},
  times: Parameters<typeof startWorker>[0]["times"] = {},
) {
  worker = await startWorker({
    connection: db.site,
    tasks,
    dailyTasks,
    onlyNode,
    log: (level, message) => log.push(`${level} ${message}`),
    onDead: (reason) => deaths.push(reason),
    times: { poll: 1_000, ...times },
  });
}

const breakQueue = (operation: "fetch" | "complete" | "fail", code: string) =>
  db.ask("insert into public.faults values ($1, $2)", [operation, code]);
/** Waits until the fault has occurred `hits` times, then removes it. */
async function mendQueue(hits: number) {
  await eventually(async () => {
    const [row] = await db.ask<{ last_value: string; is_called: boolean }>("select * from public.fault_hits");
    return row?.is_called && Number(row.last_value) >= hits;
  });
  await db.ask("delete from public.faults");
}

const queue = (payload: object) =>
  db.ask("select from graphile_worker.add_job('email', $1, max_attempts => 25)", [payload]);
const jobs = () =>
  db.ask<{ attempts: number; last_error: string | null; locked_by: string | null; wait: number }>(
    `select attempts, last_error, locked_by, extract(epoch from run_at - now())::float as wait
     from graphile_worker.jobs where task_identifier = 'email'`,
  );
const runNow = () => db.ask("update graphile_worker._private_jobs set run_at = now()");
const done = () => eventually(async () => (await jobs()).length === 0);

/** Adds a job that a killed process locked `seconds` ago. */
async function abandon(seconds: number) {
  await queue({ of: "a killed process" });
  await db.ask(
    `update graphile_worker._private_jobs
     set locked_by = 'killed', locked_at = now() - make_interval(secs => $1), attempts = 1
     where locked_by is null`,
    [seconds],
  );
}

test("a queued job is run at once, as the site's login, and removed", async () => {
  const seen: unknown[] = [];
  await work({
    email: async (payload, attempt) => {
      const [session] = await db.ask(
        "select usename from pg_stat_activity where application_name = 'worker' limit 1",
      );
      seen.push(payload, attempt, session);
    },
  });
  await queue({ requestId: "1" });
  await done();
  expect(seen).toEqual([{ requestId: "1" }, { number: 1, of: 25 }, { usename: db.site.user }]);
});

test("a job that fails is retried with a growing delay until it succeeds", async () => {
  const attempts: number[] = [];
  const waits: number[] = [];
  await work({
    email: async (_payload, { number }) => {
      attempts.push(number);
      if (number < 3) throw new Error("the mail server is away");
    },
  });
  await queue({});
  for (const failed of [1, 2]) {
    const job = await eventually(async () =>
      (await jobs()).find((one) => one.attempts === failed && one.last_error && !one.locked_by),
    );
    expect(job.last_error).toBe("the mail server is away");
    waits.push(job.wait);
    await runNow();
  }
  await done();
  expect(attempts).toEqual([1, 2, 3]);
  expect(waits[0]).toBeGreaterThan(1);
  expect(waits[1]).toBeGreaterThan(waits[0] ?? 0);
});

test("the only node runs a killed process's job at once", async () => {
  await abandon(1);
  await work({ email: async () => undefined }, true);
  await done();
});

test("with several nodes a locked job is left to its process for two minutes, then run by another", async () => {
  await abandon(1);
  await work({ email: async () => undefined });
  await queue({ of: "now" });
  await eventually(async () => (await jobs()).length === 1);
  expect(await jobs()).toMatchObject([{ locked_by: "killed" }]);
  await worker?.stop();

  await db.ask("update graphile_worker._private_jobs set locked_at = now() - interval '121 seconds'");
  await work({ email: async () => undefined });
  await done();
});

test("a daily task that takes longer than two minutes, such as a large backup, is run once", async () => {
  let runs = 0;
  let finish: () => void = () => undefined;
  const backup = () => {
    runs += 1;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  await work({ email: async () => undefined }, false, { backup }, { search: 50 });
  await db.ask("select from graphile_worker.add_job('backup')");
  await eventually(async () => runs === 1);
  await db.ask("update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'");
  // The next search for abandoned jobs frees this one and leaves the backup alone.
  await abandon(121);
  await runNow();
  await done();
  const backups = () =>
    db.ask<{ held: boolean }>(
      "select locked_at < now() - interval '1 hour' as held from graphile_worker.jobs",
    );
  expect(await backups()).toEqual([{ held: true }]);
  finish();
  await eventually(async () => (await backups()).length === 0);
  expect(runs).toBe(1);
});

test("when the database drops every connection the worker reconnects", async () => {
  await work({ email: async () => undefined });
  await db.hangUp("worker");
  await queue({});
  await done();
});

test("while the database is read-only the queue reports it, and works again afterwards", async () => {
  const name = db.admin.database;
  let runs = 0;
  const count = () => {
    runs += 1;
  };
  await work({ email: async () => count() }, false, {}, { report: 100 });
  await db.ask(`alter database ${name} set default_transaction_read_only = on`);
  await db.hangUp("worker");
  await eventually(async () => worker?.fault() === "database-read-only");
  await db.ask(`alter database ${name} reset default_transaction_read_only`);
  await queue({});
  await done();
  await eventually(async () => worker?.fault() === null);
  expect(runs).toBe(1);
  expect(deaths).toEqual([]);
});

test.each([
  ["fetch", "53100", 6],
  ["fetch", "57P03", 1],
  ["complete", "53100", 2],
  ["complete", "57P01", 1],
] as const)(
  "a queue that can't %s jobs for a while (%s) works again afterwards, and runs each job once",
  async (operation, code, hits) => {
    let runs = 0;
    const count = () => {
      runs += 1;
    };
    await work({ email: async () => count() });
    await breakQueue(operation, code);
    await queue({});
    await mendQueue(hits);
    await done();
    await eventually(async () => worker?.fault() === null);
    expect(runs).toBe(1);
    expect(deaths).toEqual([]);
  },
);

test.each(["complete", "fail"] as const)(
  "a queue that can't %s a job, though the database works, ends the process; the job is done once afterwards",
  async (operation) => {
    let runs = 0;
    const run = async () => {
      runs += 1;
      if (operation === "fail" && runs === 1) throw new Error("the mail server is away");
    };
    await work({ email: run }, false, {}, { report: 0 });
    await breakQueue(operation, "42P05");
    await queue({});
    await mendQueue(1);
    await eventually(async () => deaths.length > 0);
    expect(worker?.fault()).toBe("queue-error-42P05");
    expect(deaths).toEqual(["queue-error-42P05"]);
    await worker?.stop();
    await work({ email: run });
    await done();
    expect(runs).toBe(operation === "fail" ? 2 : 1);
  },
);

test("when the queue can't work though the database does, onDead is called once with the reason", async () => {
  await work({ email: async () => undefined }, false, {}, { end: 500, report: 100 });
  await breakQueue("fetch", "42P05");
  await queue({});
  await eventually(async () => deaths.length > 0);
  expect(worker?.fault()).toBe("queue-error-42P05");
  expect(deaths).toEqual(["queue-error-42P05"]);
});

test("a queue that does not take due jobs ends the process, and the next one takes them", async () => {
  await work({ email: async () => undefined }, false, {}, { due: 300, search: 100 });
  await queue({});
  await done();
  // graphile-worker caches the ids of its tasks; in a restored backup they may differ.
  await db.ask("delete from graphile_worker._private_tasks");
  await queue({});
  await eventually(async () => deaths.length > 0);
  expect(deaths).toEqual(["queue-stuck"]);
  await worker?.stop();
  await work({ email: async () => undefined });
  await done();
});

test("a daily task that was missed while no node was up is run at the next start", async () => {
  await db.ask(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     values ('sweep', now() - interval '9 days', now() - interval '3 days')`,
  );
  let runs = 0;
  const sweep = async () => {
    runs += 1;
  };
  await work({}, false, { sweep });
  await eventually(async () => runs === 1);
});

test("the log names jobs and tasks, never what a visitor typed", async () => {
  await work({
    email: async () => {
      throw new Error("the email was not sent (550)");
    },
  });
  await queue({ contactValue: "anna@example.se" });
  await eventually(async () => log.some((line) => line.includes("(550)")));
  expect(log.join("\n")).toContain("email");
  expect(log.join("\n")).not.toContain("anna");
});

test("stop waits for the running job, and until it is recorded as done", async () => {
  let finish: () => void = () => undefined;
  let started = false;
  await work({
    email: () =>
      new Promise<void>((resolve) => {
        finish = resolve;
        started = true;
      }),
  });
  await queue({});
  await eventually(async () => started);
  const stopped = worker?.stop();
  worker = undefined;
  // Until the queue no longer polls for jobs, and waits only for this one.
  await eventually(async () => {
    // Workers of other test files use the same server.
    const listening = await db.ask(
      `select from pg_stat_activity
       where application_name = 'worker' and query ilike 'listen%' and datname = current_database()`,
    );
    return listening.length === 0;
  });
  finish();
  await stopped;
  expect(await jobs()).toEqual([]);
});

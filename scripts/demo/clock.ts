import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";

/** The clock of a story: what is done for a moment of it is done at that moment. */
export interface StoryClock {
  /** Runs `work` as if it were `moment`: `new Date()` is that, and so is each time that the database records. */
  at<T>(moment: Date, work: () => Promise<T>): Promise<T>;
  /**
   * The same for work whose rules compare a time of the process with one of the database (the sign-in): it runs by the
   * machine's clock, and its times are moved afterwards.
   */
  movedTo<T>(moment: Date, work: () => Promise<T>): Promise<T>;
  /** Moves what the database has recorded to the moments of the story, and gives `Date` back. */
  end(): Promise<void>;
}

interface Step {
  /** The database's own time at the beginning, as it writes it. */
  since: string;
  moment: Date;
}

const MachineDate = Date;
/** How far the clock of the running work is from the machine's, in milliseconds. */
const ahead = new AsyncLocalStorage<number>();

class StoryDate extends MachineDate {
  constructor(...parts: [] | [value: number | string | Date]) {
    if (parts.length > 0) super(...(parts as [number]));
    else super(StoryDate.now());
  }
  static override now(): number {
    return MachineDate.now() + (ahead.getStore() ?? 0);
  }
}

/**
 * Opens a clock for a story in the database of `client`, its owner's connection. Until `end`, `Date` is the story's in
 * this process: for the product's functions that take no time, as SITE_CLOCK is in the tests.
 */
export async function openStoryClock(client: pg.Client): Promise<StoryClock> {
  const steps: Step[] = [];
  globalThis.Date = StoryDate as DateConstructor;
  const begin = async (moment: Date) => {
    const { rows } = await client.query<{ now: string }>("select clock_timestamp()::text as now");
    const since = rows[0]?.now ?? "";
    steps.push({ since, moment });
    // The process counts whole milliseconds: its next one belongs to this step.
    await delay(1);
  };
  return {
    async at(moment, work) {
      await begin(moment);
      return ahead.run(moment.getTime() - MachineDate.now(), work);
    },
    async movedTo(moment, work) {
      await begin(moment);
      return ahead.run(0, work);
    },
    async end() {
      globalThis.Date = MachineDate;
      await moveTimes(client, steps);
    },
  };
}

/**
 * Moves every time that the database recorded during a step to the step's moment.
 *
 * This is the one place where rows are changed past the rules, and only their times: PostgreSQL has no clock but the
 * machine's, and a setting by which the product's own tables took another one would be a way to forge times in
 * production. A time that a function was given (a next step, a shift, a meeting) is not one of those minutes and stays.
 */
async function moveTimes(client: pg.Client, steps: readonly Step[]): Promise<void> {
  await client.query("begin");
  // No trigger of the product shall take this for a change.
  await client.query("set local session_replication_role = replica");
  await client.query(
    `create temporary table story_steps on commit drop as
     select tstzrange(since, lead(since, 1, clock_timestamp()) over (order by since)) as real, moment - since as shift
     from jsonb_to_recordset($1::jsonb) as step (since timestamptz, moment timestamptz)`,
    [JSON.stringify(steps)],
  );
  await client.query("create index on story_steps using gist (real)");
  const { rows: tables } = await client.query<{ schema: string; name: string; columns: string[] }>(`
    select columns.table_schema as schema, columns.table_name as name, array_agg(columns.column_name::text) as columns
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'private', 'auth') and table_type = 'BASE TABLE'
      and data_type = 'timestamp with time zone' and is_generated = 'NEVER'
    group by 1, 2`);
  for (const { schema, name, columns } of tables) {
    const [table, ...times] = [`${schema}.${name}`, ...columns.map((column) => pg.escapeIdentifier(column))];
    const moved = times.map((time) => `${time} = coalesce(${time} + ${shiftOf(time)}, ${time})`);
    const isRecorded = times.map((time) => `${shiftOf(time)} is not null`);
    await client.query(`update ${table} set ${moved.join(", ")} where ${isRecorded.join(" or ")}`);
  }
  await client.query("commit");
}

const shiftOf = (time: string) => `(select shift from story_steps where real @> ${time})`;

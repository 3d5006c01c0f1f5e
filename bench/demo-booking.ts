import { randomUUID } from "node:crypto";
import pg from "pg";
import { bookDemo } from "#app/demos/change-own-demo.server.ts";
import { demoCalendar } from "#app/demos/slots.server.ts";
import { demoWeeks } from "#app/demos/slots.ts";
import { type Database, openDatabase } from "#backend/database/connection.ts";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { demoRequest, offerDemosAlways } from "#tests/demo.ts";
import type { RunningSite } from "#tests/site.ts";
import { type Measurement, median } from "./report.ts";

const pastBookings = 1_000_000;
const lookups = 200;
const bookings = 2_000;
const atOnce = 50;
const salesReps = 4;

/**
 * Measures how long the slots take to read with a million past bookings, and how many demos are booked a second, each
 * checked and queued with its emails, compared with plain inserts of the same row.
 */
export async function measureDemoBooking(site: RunningSite): Promise<Measurement[]> {
  const postgres = await startEmbeddedPostgres({ dataDir: site.dataDir, log: () => undefined });
  const pool = new pg.Pool({ ...postgres.connection, max: 10 });
  const database = openDatabase(postgres.connection);
  try {
    await arrange(pool);
    const times: number[] = [];
    for (let lookup = 0; lookup < lookups; lookup += 1) {
      const start = performance.now();
      await demoCalendar(database);
      times.push(performance.now() - start);
    }
    const booked = await bookedPerSecond(database);
    const inserted = await insertedPerSecond(pool);
    return [
      {
        name: "Slot lookup, 1 000 000 past bookings",
        value: median(times),
        unit: "ms",
        budget: { atMost: 5 },
      },
      { name: "Demos booked and queued", value: booked, unit: "bookings/s" },
      { name: "Bare inserts of a booking's row", value: inserted, unit: "rows/s" },
      { name: "Demos booked / bare inserts", value: booked / inserted, unit: "" },
    ];
  } finally {
    await database.close();
    await pool.end();
    await postgres.stop();
  }
}

async function arrange(pool: pg.Pool): Promise<void> {
  await pool.query(`${offerDemosAlways}, slot_minutes = 10, buffer_minutes = 0`);
  await pool.query("insert into sales_reps (name) select 'Värd ' || n from generate_series(2, $1::int) n", [
    salesReps,
  ]);
  await pool.query("delete from private.rate_limits where action = 'demo_booking'");
  // Triggers are disabled, so that this is fast. The value of private.place_demo_booking is therefore computed here.
  await pool.query(
    `begin;
     set local session_replication_role = replica;
     insert into demo_bookings
       (id, sales_rep_id, starts_at, ends_at, busy, name, email, company, service, platform, locale, time_zone)
     select gen_random_uuid(), rep.id, start, start + interval '10 minutes',
       int8range(
         rep.number * 100000000000 + extract(epoch from start)::bigint,
         rep.number * 100000000000 + extract(epoch from start)::bigint + 600
       ),
       'Karin Lund', 'karin@malarport.example', 'Mälarport AB', 'guard', 'teams', 'sv', 'Europe/Stockholm'
     from sales_reps rep,
       lateral (
         select date_trunc('hour', now()) - make_interval(days => 2, mins => 10 * n) as start
         from generate_series(1, ${pastBookings / salesReps}) n
       ) past;
     commit;
     analyze demo_bookings;`,
  );
}

async function bookedPerSecond(database: Database): Promise<number> {
  const free = demoWeeks(new Date(), await demoCalendar(database))
    .flatMap(({ days }) => days.flatMap(({ slots }) => slots))
    .filter(({ startsAt }) => startsAt.getTime() > Date.now() + 3_600_000);
  let next = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < bookings) {
        const slot = free[next++ % free.length];
        if (!slot) throw new Error("No slot is free.");
        const { result } = await bookDemo(database, demoRequest(slot.startsAt), { clientIp: "192.0.2.1" });
        if (result !== "booked") throw new Error(`A demo was ${result}.`);
      }
    }),
  );
  return bookings / ((performance.now() - start) / 1000);
}

async function insertedPerSecond(pool: pg.Pool): Promise<number> {
  await pool.query(
    `create table bench_bare_bookings (id uuid primary key, starts_at timestamptz, name text, email text, phone text,
       company text, service text, platform text, locale text, time_zone text)`,
  );
  let next = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < bookings) {
        next += 1;
        const { startsAt, name, email, phone, company, service, platform, locale, timeZone } = demoRequest(
          new Date(),
        );
        await pool.query("insert into bench_bare_bookings values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)", [
          randomUUID(),
          startsAt,
          name,
          email,
          phone,
          company,
          service,
          platform,
          locale,
          timeZone,
        ]);
      }
    }),
  );
  await pool.query("drop table bench_bare_bookings");
  return bookings / ((performance.now() - start) / 1000);
}

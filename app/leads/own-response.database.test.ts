import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Role } from "#backend/database/connection.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { addContact } from "#tests/requests.ts";
import { readOwnResponse } from "./own-response.server.ts";

const hours = { opens: "08:00", closes: "18:00" };
const now = new Date("2026-11-24T15:00:00Z");

let db: TestDatabase;
beforeAll(async () => {
  db = await freshDatabase();
});

test("the median is of responses within ninety days, without spam and customers who did not wait, once an hour", async () => {
  for (let count = 0; count < 35; count += 1) await addContact(db.database);
  await db.ask(`with numbered as (select id, row_number() over (order by id) as nth from leads)
    update leads set created_at = '2026-11-24T09:00:00Z',
      first_response_at = timestamptz '2026-11-24T09:00:00Z' + case
        when nth <= 30 then interval '20 minutes' when nth = 31 then interval '0' else interval '9 minutes' end,
      status = case when nth = 32 then 'spam' else 'contacted' end
    from numbered where numbered.id = leads.id`);
  await db.ask(`update leads set created_at = created_at - interval '100 days',
      first_response_at = first_response_at - interval '100 days'
    where first_response_at = '2026-11-24T09:09:00Z' and status <> 'spam'`);
  const read = (at = now) => readOwnResponse(db.database, hours, at);
  expect(await read()).toEqual({ minutes: 20, responses: 30 });
  await db.ask("update leads set status = 'spam'");
  expect(await read()).toEqual({ minutes: 20, responses: 30 });
  expect(await read(new Date(now.getTime() + 3_600_001))).toBeNull();
});

test("nobody but the site itself reads when leads were responded to", async () => {
  const strangers: [Role, Record<string, unknown>][] = [["anon", {}]];
  for (const role of ["editor", "sales", "admin"] as const)
    strangers.push(["authenticated", (await adminOf(db, role)).claims]);
  for (const [role, claims] of strangers) {
    const read = db.database.as(
      role,
      (queries) => sql`select * from private.response_times('-infinity')`.execute(queries),
      { claims },
    );
    await expect(read, role).rejects.toMatchObject({ code: "42501" });
  }
});

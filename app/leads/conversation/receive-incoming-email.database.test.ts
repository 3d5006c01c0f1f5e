import { beforeAll, beforeEach, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { addContact } from "#tests/requests.ts";

let db: TestDatabase;
let lead: string;
let other: string;

beforeAll(async () => {
  db = await freshDatabase();
});

beforeEach(async () => {
  await db.ask("truncate leads, contact_requests cascade");
  [lead, other] = [await newLead(), await newLead()];
});

const newLead = () => addContact(db.database);

/** Stores emails to a lead, each with an attachment of so many bytes. */
const store = (to: string, emails: number, bytes = 0) =>
  db.ask(
    `with stored as (
       insert into incoming_emails (lead_id, message_id, sender, sender_name, subject, body)
       select $1, gen_random_uuid()::text, 'anna@example.se', 'Anna', 'Re', 'Ja' from generate_series(1, $2) returning id
     )
     insert into incoming_email_files (incoming_email_id, place, name, kind, content)
     select id, 1, 'a.pdf', 'application/pdf', decode(repeat('00', $3), 'hex') from stored where $3 > 0`,
    [to, emails, bytes],
  );

/** Whether another email to a lead is taken. */
async function admitted(to: string): Promise<unknown> {
  const [row] = await db.ask(
    `select private.admit_incoming_email($1::uuid, day, private.reply_address_signature($1::uuid, day)) as admitted
     from (select (extract(epoch from now()) / 86400)::integer + 1) as days (day)`,
    [to],
  );
  return row?.admitted;
}

test("one lead gets fifty emails and 50 MB a day, and the next ones are to be sent again later", async () => {
  await store(lead, 49);
  expect(await admitted(lead)).toBe("ok");
  await store(lead, 1);
  expect([await admitted(lead), await admitted(other)]).toEqual(["full", "ok"]);
  await store(other, 1, 50_000_000);
  expect(await admitted(other)).toBe("full");
});

test("all leads together get five hundred emails a day, of whatever senders", async () => {
  for (let count = 0; count < 10; count += 1) await store(await newLead(), 50);
  expect(await admitted(lead)).toBe("full");
  await db.ask("update incoming_emails set created_at = now() - interval '25 hours' where lead_id <> $1", [
    lead,
  ]);
  expect(await admitted(lead)).toBe("ok");
});

import { sql } from "kysely";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { lockLeads, storeChange } from "#app/leads/change-lead.server.ts";
import { longestReminderDelay, remindOfStep, together } from "#app/leads/lead.ts";
import type { Database } from "#backend/database/connection.ts";
import { morningDay } from "./reminders.ts";

/** How many leads one transaction locks. */
const maxLeads = 500;
/** How long it is known who has got which morning's email. */
const keptDays = 31;

/** What one of the nodes does every minute, by name. */
export function reminderTasks(database: Database, now: () => Date) {
  return {
    "remind-staff": async () => {
      await remindOfSteps(database, now());
      await queueMorningEmails(database, now());
    },
  };
}

/**
 * Reminds colleagues of the next steps whose time has come, once each (product 19.39): the leads are locked, so that one
 * that is done at this moment is either done or reminded of, and the database refuses a second reminder of the same
 * time.
 */
export async function remindOfSteps(database: Database, now: Date): Promise<void> {
  // A lead whose owner wants no reminders is found each time. So all are gone through: they must not hide the others.
  let last: string | undefined;
  do last = await remindOfSome(database, now, last);
  while (last);
}

/** Reminds of up to `maxLeads` whose ids come after `after`. Gives the last id when there may be more. */
function remindOfSome(database: Database, now: Date, after: string | undefined): Promise<string | undefined> {
  return database.as("service_role", async (queries) => {
    const { rows } = await sql<{ id: string }>`select id from leads
      where next_at <= ${now} and next_at >= ${new Date(now.getTime() - longestReminderDelay)}
        and next_step <> 'respond' and merged_into is null
        and not exists (select from lead_notices where lead_id = leads.id and step_at = leads.next_at)
        and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid)
      order by id limit ${maxLeads}`.execute(queries);
    if (rows.length === 0) return undefined;
    const ids = rows.map(({ id }) => id);
    const { leads } = await lockLeads(queries, null, ids);
    const due = together([...leads.values()].map((lead) => remindOfStep(lead, now)));
    await storeChange(queries, due, { who: null });
    return ids.length < maxLeads ? undefined : ids.at(-1);
  });
}

/**
 * Queues the morning emails of a working day, one for everybody who works with leads and wants it, however often it runs
 * and on however many nodes.
 */
export async function queueMorningEmails(database: Database, now: Date): Promise<void> {
  const day = morningDay(now);
  if (day === null) return;
  const forgotten = new Date(now.getTime() - keptDays * milliseconds.day);
  await database.as("service_role", async (queries) => {
    await sql`with queued as (
        insert into morning_emails (user_id, day)
        select id, ${day}::date from private.notice_choices() where morning = 'email'
        on conflict do nothing returning id
      )
      select private.queue_job('send-morning-email', json_build_object('id', id), 'morning-email:' || id) from queued`.execute(
      queries,
    );
    await queries.deleteFrom("morning_emails").where("day", "<", forgotten).execute();
  });
}

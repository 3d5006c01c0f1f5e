import { sql } from "kysely";
import { forLeadWorker } from "#app/domain/as-site.server.ts";
import { type StaffAccess, staffRows } from "#app/domain/as-staff.server.ts";
import { logBySite } from "#app/domain/change-log.server.ts";
import { lockWorkedLead, storeChange } from "#app/leads/change-lead.server.ts";
import type { FileRow } from "#app/leads/conversation/attachments.ts";
import { dismissEmail } from "#app/leads/lead.ts";
import type { IncomingEmail } from "./read-incoming-email.server.ts";

export interface IncomingEmailRow
  extends Omit<IncomingEmail, "messageId" | "origins" | "isBulk" | "attached" | "files"> {
  id: string;
  /** It became its lead, whose message it is. */
  isFirst: boolean;
  files: FileRow[];
  /** The email as it came; null when it was not kept. */
  original: FileRow | null;
}

/** A row with the alias `file` as JSON (FileRow). */
const fileAsJson = sql`jsonb_build_object('id', file.id, 'name', file.name, 'kind', file.kind, 'size', file.size)`;

/** A row of the table with the alias `incoming` as JSON (IncomingEmailRow), with its files but not their content. */
export const incomingEmailAsJson = sql`jsonb_build_object('id', incoming.id, 'sender', incoming.sender,
  'senderName', incoming.sender_name, 'subject', incoming.subject, 'body', incoming.body, 'isCut', incoming.is_cut,
  'isAutomatic', incoming.is_automatic, 'isFirst', incoming.came_by = 'lead', 'isSpam', incoming.is_spam, 'filesLeft', incoming.files_left,
  'namesLeft', incoming.names_left, 'picturesLeft', incoming.pictures_left, 'doubts', incoming.doubts, 'files', (
    select coalesce(jsonb_agg(${fileAsJson} order by file.place), '[]')
    from incoming_email_files file where file.incoming_email_id = incoming.id and file.place > 0), 'original', (
    select ${fileAsJson} from incoming_email_files file where file.incoming_email_id = incoming.id and file.place = 0))`;

/**
 * An attachment of a lead's emails, either way, or a whole email from its customer; undefined when that lead has none
 * with the id.
 */
export async function readAttachment(
  staff: StaffAccess,
  lead: string,
  id: string,
): Promise<{ name: string; content: Buffer } | undefined> {
  const [file] = await staffRows(
    staff,
    sql<{ name: string; content: Buffer }>`
      select file.name, file.content from incoming_email_files file
      join incoming_emails incoming on incoming.id = file.incoming_email_id
      where file.id = ${id} and incoming.lead_id = ${lead}
      union all
      select file.name, file.content from lead_email_files file
      join lead_emails email on email.id = file.email_id
      where file.id = ${id} and email.lead_id = ${lead}`,
  );
  return file;
}

/** Marks an incoming email as spam or not. Spam removes its lead's next step "respond". False when it is gone. */
export function markIncomingEmail(staff: StaffAccess, id: string, isSpam: boolean): Promise<boolean> {
  return forLeadWorker(staff, async (queries, who) => {
    const emails = queries.selectFrom("incoming_emails").where("id", "=", id);
    const email = await emails.select("lead_id as lead").executeTakeFirst();
    if (!email) return false;
    // The lead first, as everybody does who changes both.
    const worked = await lockWorkedLead(queries, who, email.lead);
    const before = await emails.select("is_spam as isSpam").forUpdate().executeTakeFirst();
    if (!before) return false;
    if (before.isSpam === isSpam) return true;
    await queries.updateTable("incoming_emails").set({ is_spam: isSpam }).where("id", "=", id).execute();
    const kind = isSpam ? "incomingEmailSpam" : "incomingEmailNotSpam";
    await logBySite(queries, [{ kind, about: null, data: { lead: email.lead } }]);
    if (worked && isSpam)
      await storeChange(queries, dismissEmail(worked.lead, worked.occasion), worked.occasion);
    return true;
  });
}

import { sql } from "kysely";
import { type StaffAccess, staffRows } from "#app/domain/as-staff.server.ts";
import type { TimelinePart } from "#app/domain/timeline-page.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { FileRow } from "#app/leads/conversation/attachments.ts";
import { type IncomingEmailRow, incomingEmailAsJson } from "./conversation/incoming-emails.server.ts";
import type { SentEmail } from "./conversation/sent-emails.server.ts";
import type { LeadEventKind } from "./lead.ts";

/** An email that a colleague wrote; `delivery` is null until it was tried. */
interface SentLeadEmail {
  subject: string;
  recipient: string;
  body: string;
  locale: Locale;
  files: FileRow[];
  delivery: Pick<SentEmail, "id" | "status" | "problem" | "error"> | null;
}

/** An event of a lead. `actor` is the id of who did it; null for a visitor or the system. */
export interface LeadEvent {
  id: string;
  leadId: string;
  at: Date;
  actor: string | null;
  /** The system that reported it, by the name of its key. */
  system: string | null;
  kind: LeadEventKind;
  from: string | null;
  /** The new value, the outcome of a call, the number of a merged lead, or how an added one reached us. */
  to: string | null;
  /** The fact that was corrected. */
  field: string | null;
  /** The tags that were added and removed. */
  tags: { added: string[]; removed: string[] } | null;
  /** What the customer asked or said with a no, our word about an offer that was withdrawn, or a message before its correction. */
  said: string | null;
  /** Why a lead was lost, or an offer declined. */
  reason: string | null;
  /** When the next step or the demo is. */
  when: Date | null;
  note: { id: string; text: string; author: string | null } | null;
  writtenEmail: SentLeadEmail | null;
  incoming: IncomingEmailRow | null;
}

/** The events of leads, latest first; at most 200 unless a part is given. */
export async function listEvents(
  staff: StaffAccess,
  leadIds: readonly string[],
  { before = null, limit }: TimelinePart = { limit: 200 },
): Promise<LeadEvent[]> {
  return staffRows(
    staff,
    sql<LeadEvent>`
      select event.id, event.lead_id as "leadId", event.created_at as at, event.actor, event.data ->> 'by' as system,
        event.kind,
        event.data ->> 'from' as from, coalesce(event.data ->> 'to', event.data ->> 'outcome', event.data ->> 'number', event.data ->> 'source') as to,
        event.data ->> 'field' as field, case when event.kind = 'tags' then event.data end as tags,
        coalesce(event.data ->> 'text', case
          when event.kind = 'offerWithdrawn' then event.data ->> 'reason'
          when event.kind = 'edited' and event.data ->> 'field' = 'message' then event.data ->> 'from' end) as said,
        event.data ->> 'reason' as reason, coalesce((event.data ->> 'at')::timestamptz, demo.starts_at) as when,
        case when note.id is not null
          then jsonb_build_object('id', note.id, 'text', note.text, 'author', note.author) end as note,
        case when written.id is not null
          then jsonb_build_object('subject', written.subject, 'recipient', written.recipient, 'body', written.body,
            'locale', written.locale, 'files', (
              select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'kind', kind, 'size', size) order by place),
                '[]')
              from lead_email_files where email_id = written.id), 'delivery', case when delivery.id is not null then jsonb_build_object(
              'id', delivery.id, 'status', delivery.status, 'problem', delivery.problem, 'error', delivery.last_error)
            end) end as "writtenEmail",
        case when incoming.id is not null then ${incomingEmailAsJson} end as incoming
      from lead_events event
      left join lead_notes note on event.kind = 'note' and note.id = (event.data ->> 'note')::uuid
      left join lead_emails written on event.kind = 'email' and written.id = (event.data ->> 'email')::uuid
      left join mail_deliveries delivery on delivery.about = 'lead_email' and delivery.about_id = written.id
      left join incoming_emails incoming on event.kind = 'incomingEmail' and incoming.id = (event.data ->> 'email')::uuid
      left join demo_bookings demo on demo.id = (event.data ->> 'demo')::uuid
      where event.lead_id = any (${leadIds}::uuid[])
        and (${before}::timestamptz is null or date_trunc('milliseconds', event.created_at) < ${before}::timestamptz)
      order by event.id desc limit ${limit}`,
  );
}

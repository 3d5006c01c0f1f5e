import { forLeadWorker } from "#app/domain/as-site.server.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { organisationNumberIn } from "#app/domain/organisation-number.ts";
import { queueWebhooks } from "#app/domain/queue-webhooks.server.ts";
import type { Service } from "#app/domain/services.ts";
import { cityIn } from "#app/forms/city-in-text.ts";
import { referenceNumber } from "#app/forms/reference-number.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Queries } from "#backend/database/connection.ts";
import { type NewLead, storeChange } from "./change-lead.server.ts";
import * as rules from "./lead.ts";
import { demosOfNewLead } from "./lead-of-person.ts";
import { linkDemos, lockDemosOfPersons } from "./person-leads.server.ts";

/** A lead that no form made; what is absent or null is not known. */
export interface LeadToAdd {
  /** Made by what asks for it, so that the same one sent twice is one lead. */
  id: string;
  source: rules.AddedSource;
  /** The customer's language. */
  locale: Locale;
  company?: string | null | undefined;
  name?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  orgNumber?: string | null | undefined;
  service?: Service | null | undefined;
  place?: string | null | undefined;
  startsAt?: Date | null | undefined;
  /** At most 20 000 letters: it is searched for by its words. */
  message?: string | null | undefined;
  /** When it came; now if it is absent. */
  createdAt?: Date | undefined;
  /** Its number in the file that it was imported from; else it is made of the id. */
  number?: string | null | undefined;
  /** The import that it belongs to. */
  batch?: string | undefined;
  /** What is known of it already. */
  state?: rules.AddedState | undefined;
}

/** Adds a lead for a colleague (product 19.29). False when its id is stored already. Throws as addLeads. */
export async function addLead(staff: StaffAccess, lead: LeadToAdd): Promise<boolean> {
  return forLeadWorker(staff, async (queries, who) => (await addLeads(queries, who, [lead])).size > 0);
}

/**
 * Adds leads in the caller's transaction of the site: for the colleague `who` (forLeadWorker), or for nobody, as for an
 * email to the sales mailbox. Each is as one that a form made: it gets the coming demos of its person, colleagues are
 * notified and webhooks told, except of imported ones, which are not news. No email is sent to its customer. Gives the
 * ids of those that are new; one whose id is stored already changes nothing. Throws PostgreSQL's 42501 for those who
 * work with no leads.
 */
export async function addLeads(
  queries: Queries,
  who: string | null,
  leads: readonly LeadToAdd[],
): Promise<ReadonlySet<string>> {
  if (leads.length === 0) return new Set();
  const now = new Date();
  const stored = await queries
    .insertInto("leads")
    .values(leads.map((lead) => leadRow(lead, who, now)))
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .execute();
  const ids = new Set(stored.map(({ id }) => id));
  const added = leads.filter(({ id }) => ids.has(id));
  const demos = await lockDemosOfPersons(queries, added);
  const changes = [];
  for (const { id, source, batch } of added) {
    const linked = demosOfNewLead(demos.get(id) ?? [], now);
    await linkDemos(queries, linked, id);
    if (source !== "import") await queueWebhooks(queries, { type: "lead.created", lead: id });
    changes.push(rules.addLead(id, source, linked, batch));
  }
  await storeChange(queries, rules.together(changes), { who });
  return ids;
}

/** The row of a lead that no form made. The staff knows of it from the beginning, unless the site added it by itself. */
function leadRow(lead: LeadToAdd, who: string | null, now: Date): NewLead {
  const { id, source, locale, company, name, email, phone, service, place, startsAt, message } = lead;
  const createdAt = lead.createdAt ?? now;
  const start = rules.startOfAdded(source, lead.state ?? {}, { who, now: createdAt });
  return {
    id,
    kind: "contact",
    number: lead.number ?? referenceNumber("K", id),
    created_at: createdAt,
    read_at: who === null ? null : now,
    locale,
    source,
    company: company ?? null,
    name: name ?? null,
    email: email ?? null,
    phone: phone ?? null,
    service: service ?? null,
    place: place ?? null,
    city: cityIn([place, message].filter(Boolean).join(" ")),
    starts_at: startsAt ?? null,
    message: message ?? null,
    org_number: lead.orgNumber ?? organisationNumberIn([company, message].filter(Boolean).join(" ")),
    facts: "{}",
    status: start.status,
    lost_reason: start.lostReason,
    assigned_to: start.assignedTo,
    value: start.value,
    next_step: start.nextStep,
    next_at: start.nextAt,
    first_response_at: start.firstResponseAt,
  };
}

import type { Admin } from "#app/admin/admin-request.server.ts";
import { listNames } from "#app/admin/colleagues.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { listEvents } from "#app/leads/events.server.ts";
import type { LeadEventKind } from "#app/leads/lead.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import { stateSentence } from "./lead-changes.server.ts";
import { correctionText } from "./lead-timeline.server.ts";
import { leadPanelMessages } from "./words.server.ts";

/** What customers do on their own pages. */
const customersKinds = ["question", "offerAccepted", "offerDeclined", "corrected", "takenBack"] as const;
const byCustomer = new Map<LeadEventKind, (typeof customersKinds)[number]>(
  customersKinds.map((kind) => [kind, kind]),
);

/** Who changed a lead first, and what happened, in words: a colleague, or the customer by an email or on a page of theirs. */
export async function leadWasChanged(
  { staff, locale }: Admin,
  latest: LeadRow,
): Promise<{ title: string; happened: string }> {
  const { conflict: messages, event: words } = leadPanelMessages[locale];
  const [events, names] = await Promise.all([listEvents(staff, [latest.id]), listNames(staff)]);
  const last = events.find(
    ({ kind, actor, incoming }) =>
      (actor !== null && kind !== "note" && kind !== "noteRemoved" && kind !== "call") ||
      (incoming !== null && !incoming.isAutomatic && !incoming.isSpam) ||
      byCustomer.has(kind),
  );
  if (last?.incoming) return { title: messages.customerFirst, happened: messages.answered };
  const done = last && byCustomer.get(last.kind);
  if (done) return { title: messages.customerFirst, happened: `${words[done]}.` };
  return {
    title: fill(messages.title, { who: names.get(last?.actor ?? "") ?? messages.somebody }),
    happened:
      last?.kind === "email"
        ? fill(messages.replied, { subject: last.writtenEmail?.subject ?? "" })
        : last?.kind === "offerSent"
          ? fill(messages.offered, { number: last.to ?? "" })
          : last?.kind === "edited"
            ? `${correctionText(last, locale)}.`
            : stateSentence(last?.kind, latest, names, locale),
  };
}

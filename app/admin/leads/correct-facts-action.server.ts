import type { Admin } from "#app/admin/admin-request.server.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { type Fields, initialFields, mergedFields } from "#app/forms/merged-fields.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { correctFacts } from "#app/leads/correct-facts.server.ts";
import { checkLeadFacts, writtenFacts } from "#app/leads/facts.ts";
import { type FactsWish, leadFactNames } from "#app/leads/lead.ts";
import { findLead } from "#app/leads/leads.server.ts";
import { leadFactMessages } from "#app/leads/words.server.ts";
import { factErrors } from "./fact-texts.server.ts";
import { leadWasChanged } from "./lead-conflict.server.ts";
import { correctFactsForm } from "./lead-facts.tsx";
import { factText } from "./lead-labels.server.ts";
import { leadPanelMessages } from "./words.server.ts";

/**
 * Corrects facts of a lead by their form (product 19.30), which posts what it showed at first (EditedForm). Null when the
 * lead is gone or the form is invalid.
 */
export async function handleCorrection(
  admin: Admin,
  leadId: string,
  posted: Fields,
): Promise<Outcome | null> {
  const { staff, locale } = admin;
  const messages = leadPanelMessages[locale];
  const was = initialFields(posted);
  if (!was) return null;
  // A forwarded email may be of somebody unknown: its lead is corrected without a way to reach them, and an undo restores that.
  const lacksContact = !was.email && !was.phone;
  const checked = checkLeadFacts({ ...posted, id: leadId }, lacksContact || posted.undoes === "yes");
  if (!checked.ok)
    return {
      done: false,
      form: correctFactsForm,
      text: messages.wrong.title,
      values: posted,
      wrong: factErrors(correctFactsForm, checked.issues, locale),
    };
  const written = mergedFields(was, posted, was);
  const names = leadFactNames.filter((name) => written[name] !== was[name]);
  const corrected = await correctFacts(staff, leadId, { names, was, facts: checked.value });
  const latest = await findLead(staff, leadId);
  if (!latest) return null;
  const facts = writtenFacts(latest);
  if (!corrected.done) {
    const { title, happened } = await leadWasChanged(admin, latest);
    return {
      done: false,
      form: correctFactsForm,
      title,
      text: `${happened} ${messages.correcting.changed}`,
      values: { ...mergedFields(was, posted, facts), began: JSON.stringify(facts) },
    };
  }
  const isChanged = Object.keys(corrected.now).length > 0;
  return {
    done: true,
    form: correctFactsForm,
    text: isChanged ? correctionSentence(corrected.now, locale) : messages.done.nothing,
    ...(isChanged
      ? {
          undo: {
            ...facts,
            ...corrected.was,
            intent: correctFactsForm,
            undoes: "yes",
            began: JSON.stringify({ ...facts, ...corrected.now }),
          },
        }
      : {}),
  };
}

/** What was corrected: "Rättat. Telefon: 070-123 45 67." A message is only named. */
function correctionSentence(now: FactsWish["now"], locale: Locale): string {
  const { done, event } = leadPanelMessages[locale];
  const labels = leadFactMessages[locale];
  const facts = leadFactNames.flatMap((name) => {
    const value = now[name];
    if (value === undefined) return [];
    if (name === "message") return `${labels.message}.`;
    return fill(done.fact, { fact: labels[name], value: factText(name, value, locale) ?? event.empty });
  });
  return [done.corrected, ...facts].join(" ");
}

import { randomUUID } from "node:crypto";
import { useEffect, useState } from "react";
import { Link, redirect } from "react-router";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { newLeadDraftKey, storeFieldsDraft } from "#app/admin/drafts.ts";
import { FactInputs } from "#app/admin/leads/fact-inputs.tsx";
import { factTexts } from "#app/admin/leads/fact-texts.server.ts";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import { noStore, respondWith } from "#app/admin/ui/outcome.ts";
import { RestoredText } from "#app/admin/ui/restored-text.tsx";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { draftMessages } from "#app/admin/ui/words.server.ts";
import { addedParameter, adminHref, leadHref } from "#app/admin/urls.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { handSources } from "#app/leads/facts.ts";
import type { LeadFactName } from "#app/leads/lead.ts";
import { leadMessages } from "#app/leads/words.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FieldFold } from "#app/ui/field-fold.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Route } from "./+types/route";
import { KnownSenders } from "./known-senders.tsx";
import { handleNewLead } from "./new-lead-action.server.ts";
import { newLeadMessages } from "./words.server.ts";
import "#app/ui/form-columns.css";
import "./new-lead.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = await adminRequest(request, context, ["sales"]);
  const messages = newLeadMessages[locale];
  const texts = factTexts(locale);
  return {
    messages,
    draftMessages: draftMessages[locale],
    texts: { ...texts, labels: { ...texts.labels, ...messages.labels } },
    sources: handSources.map((value) => ({ value, label: leadMessages[locale].sources[value] })),
    initial: { id: randomUUID(), source: "telephone", locale: "sv" },
    backHref: adminHref(adminPaths.leads, locale),
    importHref: adminHref(adminPaths.leadsImport, locale),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["sales"]);
  const outcome = await handleNewLead(admin, await readFormData(request));
  if (!("added" in outcome)) return respondWith(outcome);
  const href = leadHref(outcome.added, admin.locale, { [addedParameter]: outcome.added });
  return redirect(href, { status: 303, headers: noStore });
}

/** A lead that is stored leaves no draft: its page redirects. */
export async function clientAction(form: Parameters<typeof submitOrStay>[0]) {
  try {
    return await submitOrStay(form);
  } catch (error) {
    const to = error instanceof Response ? error.headers.get("location") : null;
    if (to?.includes(`${addedParameter}=`)) storeFieldsDraft(newLeadDraftKey, null);
    throw error;
  }
}

/** What the customer wants, folded until it is known. */
const more: readonly LeadFactName[] = ["service", "place", "startsAt"];
const last: readonly LeadFactName[] = ["orgNumber", "locale"];

/** The page on which a colleague writes down a request that no form has sent (product 19.29). */
export default function NewLead({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = useLastResult(actionData);
  const { messages, texts, sources, backHref, importHref } = loaderData;
  // Reloaded data has another id; the form uses its first one.
  const [initial] = useState<Record<string, string>>(loaderData.initial);
  const form = useEditedForm("new-lead", { version: 0, values: initial }, outcome, newLeadDraftKey);
  useEffect(() => {
    const fields = form.ref.current;
    if (fields && !fields.contains(document.activeElement))
      fields.querySelector<HTMLInputElement>("[name=company]")?.focus({ preventScroll: true });
  }, [form.ref]);
  const now = { ...form.values, ...form.written };
  const folded = [...more, ...last, "value"].filter((name) => name !== "locale");
  return (
    <AdminPage messages={messages} backHref={backHref}>
      <AdminNotice outcome={outcome} />
      <RestoredText form={form} messages={loaderData.draftMessages} />
      <EditedForm
        base={form}
        className="form form-columns new-lead"
        values={{ id: form.values.id ?? "" }}
        preventScrollReset={false}
      >
        <FactInputs form={form} texts={texts} names={["company", "name", "phone", "email"]} />
        <KnownSenders label={messages.known} email={now.email ?? ""} phone={now.phone ?? ""} />
        <FactInputs form={form} texts={texts} names={["message"]} className="full" />
        <SelectField {...form.field("source")} label={messages.source} options={sources} />
        <FieldFold
          className="full"
          summary={messages.more}
          summaryClass="plain-button"
          isOpen={folded.some((name) => form.values[name])}
          hasError={folded.some((name) => form.errorOf(name))}
        >
          <div className="form form-columns">
            <FactInputs form={form} texts={texts} names={more} />
            <Field {...form.field("value")} label={messages.value} inputMode="numeric" required={false} />
            <FactInputs form={form} texts={texts} names={last} />
          </div>
        </FieldFold>
        <div className="full actions">
          <Button kind="primary">{messages.save}</Button>
        </div>
      </EditedForm>
      <p>
        <Link to={importHref}>{messages.importLink}</Link>
      </p>
    </AdminPage>
  );
}

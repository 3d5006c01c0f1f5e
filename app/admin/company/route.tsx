import { adminRequest } from "#app/admin/admin-request.server.ts";
import { listNames } from "#app/admin/colleagues.server.ts";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { respondWith, revalidateAfterConflict } from "#app/admin/ui/outcome.ts";
import { SettingsHistory } from "#app/admin/ui/settings-history.tsx";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { listChanges, readCompanyFacts } from "#app/company/facts.server.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import type { Route } from "./+types/route";
import { handleFactsForm } from "./company-action.server.ts";
import { factForms, factHistory } from "./company-view.server.ts";
import { FactsForm } from "./facts-form.tsx";
import { companyPageMessages } from "./words.server.ts";
import "#app/ui/segment-links.css";

const historyRows = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["editor"]);
  const [facts, changes, names] = await Promise.all([
    readCompanyFacts(staff),
    listChanges(staff, historyRows),
    listNames(staff),
  ]);
  return {
    messages: companyPageMessages[locale],
    forms: factForms(facts, locale),
    history: factHistory(changes, facts, names, locale),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["editor"]);
  return respondWith(await handleFactsForm(admin, await readFormData(request)));
}

export const clientAction = submitOrStay;
export const shouldRevalidate = revalidateAfterConflict;

/** The company facts, one form for each part, and their latest changes. */
export default function Company({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = useLastResult(actionData);
  const { messages, forms, history } = loaderData;
  return (
    <AdminPage messages={messages}>
      <nav className="segments" aria-label={messages.contents}>
        {forms.map(({ part, heading }) => (
          <a key={part} href={`#${part}`}>
            {heading}
          </a>
        ))}
      </nav>
      <AdminNotice outcome={outcome} undo={messages.undo} />
      {forms.map((form) => (
        <FactsForm key={form.part} messages={messages} data={form} outcome={outcome} />
      ))}
      <SettingsHistory messages={messages.history} takeBack={messages.takeBack} entries={history} />
    </AdminPage>
  );
}

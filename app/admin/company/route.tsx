import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { listColleagues } from "#app/admin/leads/data.server.ts";
import { SettingsHistory } from "#app/admin/ui/settings-history.tsx";
import { SettingsNotice } from "#app/admin/ui/settings-notice.tsx";
import { useLastAnswer } from "#app/admin/ui/use-last-answer.ts";
import { listChanges, readCompanyFacts } from "#app/company/data.server.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import type { Route } from "./+types/route";
import { actOnCompanyFacts } from "./company-action.server.ts";
import { factForms, factHistory } from "./company-view.server.ts";
import { FactsForm } from "./facts-form.tsx";
import { companyPageWords } from "./words.server.ts";
import "#app/admin/admin-page.css";

const historyRows = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["editor"]);
  const [kept, changes, colleagues] = await Promise.all([
    readCompanyFacts(staff),
    listChanges(staff, historyRows),
    listColleagues(staff),
  ]);
  const names = new Map(colleagues.map(({ id, name }) => [id, name]));
  return {
    words: companyPageWords[locale],
    forms: factForms(kept, locale),
    history: factHistory(changes, kept, names, locale),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { staff, locale } = await adminRequest(request, context, ["editor"]);
  const outcome = await actOnCompanyFacts(staff, await readFormData(request), locale);
  return data(outcome, {
    status: outcome.done ? 200 : outcome.wrong ? 400 : 409,
    headers: { "cache-control": "no-store" },
  });
}

/** A change that a colleague was ahead of leaves nothing as this browser knows it: the page is read again. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

/** Prices, claims and opening hours, and what was changed of them. */
export default function Figures({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = useLastAnswer(actionData);
  const { words, forms, history } = loaderData;
  return (
    <>
      <title>{words.title}</title>
      <div className="admin__top">
        <h1>{words.heading}</h1>
      </div>
      <div className="admin-page">
        <p className="admin-page__lead">{words.lead}</p>
        <nav className="admin-page__tabs" aria-label={words.contents}>
          {forms.map(({ part, heading }) => (
            <a key={part} href={`#${part}`}>
              {heading}
            </a>
          ))}
        </nav>
        <SettingsNotice outcome={outcome} undo={words.undo} />
        {forms.map((form) => (
          <FactsForm key={form.part} optional={words.optional} data={form} outcome={outcome} />
        ))}
        <SettingsHistory words={words.history} takeBack={words.takeBack} entries={history} />
      </div>
    </>
  );
}

import { Form, Link } from "react-router";
import { adminRequest, notFound } from "#app/admin/admin-request.server.ts";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { EmptyState } from "#app/admin/ui/empty-state.tsx";
import { FormButton, HiddenFields } from "#app/admin/ui/hidden-fields.tsx";
import { respondWith, revalidateAfterConflict } from "#app/admin/ui/outcome.ts";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { adminHref } from "#app/admin/urls.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { countWords } from "#app/i18n/count-words.ts";
import { fill } from "#app/i18n/fill.ts";
import { leadParameters } from "#app/leads/lead-filter.ts";
import { maxTagName } from "#app/leads/tag.ts";
import { listTagRows } from "#app/leads/tags.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/route";
import { handleTagsForm } from "./tag-action.server.ts";
import { tagsPageMessages } from "./words.server.ts";
import "#app/ui/item-list.css";
import "./tags.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["sales"]);
  const messages = tagsPageMessages[locale];
  const rows = await listTagRows(staff);
  return {
    messages,
    backHref: adminHref(adminPaths.leads, locale),
    rows: rows.map(({ id, name, version, leads }) => ({
      id,
      name,
      version: String(version),
      leads: countWords(messages.leads, leads, locale),
      href: adminHref(adminPaths.leads, locale, { [leadParameters.tag]: id }),
      nameLabel: fill(messages.name, { name }),
      saveLabel: fill(messages.saveOf, { name }),
      removeLabel: fill(messages.removeOf, { name }),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["sales"]);
  const outcome = await handleTagsForm(admin, textsOf(await readFormData(request)));
  if (!outcome) throw notFound();
  return respondWith(outcome);
}

export const clientAction = submitOrStay;
export const shouldRevalidate = revalidateAfterConflict;

/** The tags of leads, each with its requests, a field for its name, and a button that removes it. */
export default function Tags({ loaderData, actionData }: Route.ComponentProps) {
  const result = useLastResult(actionData);
  const { messages, rows, backHref } = loaderData;
  return (
    <AdminPage messages={messages} backHref={backHref}>
      <AdminNotice outcome={result} undo={messages.undo} />
      {rows.length === 0 ? <EmptyState {...messages.empty} /> : null}
      <ul className="item-list tag-list">
        {rows.map(({ id, name, version, leads, href, nameLabel, saveLabel, removeLabel }) => {
          const typed = result?.form === `tag-${id}` ? result.values?.name : undefined;
          return (
            <li key={id}>
              <Form method="post" className="tag-name" preventScrollReset noValidate>
                <HiddenFields values={{ intent: "rename", id, version }} />
                <input
                  key={`${name} ${version}`}
                  id={`tag-${id}-name`}
                  name="name"
                  defaultValue={typed ?? name}
                  maxLength={maxTagName}
                  aria-label={nameLabel}
                  aria-invalid={typed === undefined ? undefined : true}
                  autoComplete="off"
                />
                <Button kind="outline" size="small" aria-label={saveLabel}>
                  {messages.save}
                </Button>
              </Form>
              <Link to={href}>{leads}</Link>
              <FormButton values={{ intent: "remove", id, version }} label={removeLabel}>
                {messages.remove}
              </FormButton>
            </li>
          );
        })}
      </ul>
    </AdminPage>
  );
}

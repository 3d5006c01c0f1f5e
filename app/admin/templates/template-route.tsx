import { adminRequest, isId, notFound } from "#app/admin/admin-request.server.ts";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { Confirm } from "#app/admin/ui/confirm.tsx";
import { respondWith, revalidateAfterConflict } from "#app/admin/ui/outcome.ts";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { adminHref } from "#app/admin/urls.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { readSigner } from "#app/leads/conversation/signer.server.ts";
import { findTemplate } from "#app/leads/conversation/templates.server.ts";
import type { Route } from "./+types/template-route";
import { handleTemplateForm } from "./template-action.server.ts";
import { TemplateEditor } from "./template-editor.tsx";
import { fromParameter, templateData } from "./template-view.server.ts";
import { templateMessages } from "./words.server.ts";

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { staff, locale, url } = await adminRequest(request, context, ["sales"]);
  if (!isId(id)) throw notFound();
  const [template, signer] = await Promise.all([findTemplate(staff, id), readSigner(staff)]);
  const { title, create, ...messages } = templateMessages[locale];
  const heading = template?.name ?? create;
  return {
    messages: { ...messages, heading, title: fill(title, { name: heading }) },
    backHref: adminHref(adminPaths.templates, locale),
    data: templateData(template, {
      id,
      from: url.searchParams.get(fromParameter),
      signer,
      now: new Date(),
      locale,
    }),
  };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["sales"]);
  const outcome = isId(id) ? await handleTemplateForm(admin, id, await readFormData(request)) : null;
  if (!outcome) throw notFound();
  return respondWith(outcome);
}

export const clientAction = submitOrStay;
export const shouldRevalidate = revalidateAfterConflict;

/** The editor of a template for emails to leads. */
export default function Template({ loaderData, actionData }: Route.ComponentProps) {
  const result = useLastResult(actionData);
  const { messages, data, backHref } = loaderData;
  return (
    <AdminPage messages={messages} backHref={backHref}>
      <AdminNotice outcome={result} undo={messages.undo} />
      <TemplateEditor key={data.id} messages={messages} data={data} outcome={result} />
      {data.isNew ? null : <Confirm {...messages.remove} intent="remove" />}
    </AdminPage>
  );
}

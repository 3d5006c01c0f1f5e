import { adminRequest, isId, notFound } from "#app/admin/admin-request.server.ts";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { Confirm } from "#app/admin/ui/confirm.tsx";
import { respondWith, revalidateAfterConflict } from "#app/admin/ui/outcome.ts";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { adminHref, referenceKindIn } from "#app/admin/urls.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import { listRecentPictures } from "#app/news/pictures.server.ts";
import { referenceName } from "#app/references/reference.ts";
import { findReference } from "#app/references/references.server.ts";
import type { Route } from "./+types/reference-route";
import { handleReferenceForm } from "./reference-action.server.ts";
import { ReferenceEditor } from "./reference-editor.tsx";
import { referenceData, referenceTitle } from "./reference-view.server.ts";
import { referenceMessages } from "./words.server.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["editor"]);
  const { kind, id } = knownOr404(params);
  const [row, pictures] = await Promise.all([
    findReference(staff, id),
    kind === "logo" ? listRecentPictures(staff) : [],
  ]);
  if (row && row.kind !== kind) throw notFound();
  const { title, create, wrong, problems, done, ...messages } = referenceMessages[locale];
  const heading = row ? referenceName(row, locale) : create[kind];
  return {
    messages: { ...messages, tooBig: problems.imageTooBig, heading, title: referenceTitle(heading, locale) },
    backHref: adminHref(adminPaths.references, locale),
    data: referenceData(row, { kind, id, pictures, today: swedishDay(new Date()), locale }),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["editor"]);
  const outcome = await handleReferenceForm(admin, knownOr404(params), await readFormData(request));
  if (!outcome) throw notFound();
  return respondWith(outcome);
}

function knownOr404(params: Route.LoaderArgs["params"]) {
  const kind = referenceKindIn(params.kind);
  if (!kind || !isId(params.id)) throw notFound();
  return { kind, id: params.id };
}

export const clientAction = submitOrStay;
export const shouldRevalidate = revalidateAfterConflict;

/** The editor of a customer's logo, a quote or an article in the press. */
export default function Reference({ loaderData, actionData }: Route.ComponentProps) {
  const result = useLastResult(actionData);
  const { messages, data, backHref } = loaderData;
  return (
    <AdminPage messages={messages} backHref={backHref}>
      <AdminNotice outcome={result} undo={messages.undo} />
      <ReferenceEditor key={data.id} messages={messages} data={data} outcome={result} />
      {data.isNew ? null : <Confirm {...messages.remove} intent="remove" />}
    </AdminPage>
  );
}

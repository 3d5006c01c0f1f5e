import { useEffect } from "react";
import { data, Form } from "react-router";
import { firstProof, freshnessProblem, requestFormProof } from "#app/account/proof.server.ts";
import { nextPath } from "#app/account/urls.ts";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { ConfirmOrNotice } from "#app/admin/ui/confirm-identity.tsx";
import { noStore } from "#app/admin/ui/outcome.ts";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { adminHref } from "#app/admin/urls.ts";
import { authMessages } from "#app/content/account/shared.server.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { leadParameters, readLeadView, viewParameters } from "#app/leads/lead-filter.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/confirm-export-route";
import { confirmExportMessages } from "./words.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, url } = await adminRequest(request, context, ["sales"]);
  const { proof, problems } = authMessages[locale];
  const first = await firstProof(request, context);
  const fileHref = nextPath(url.searchParams.get("next"), adminHref(adminPaths.leadsExport, locale));
  const view = viewParameters(readLeadView(new URL(fileHref, url).searchParams));
  // An export of chosen leads comes from the whole list.
  view.delete(leadParameters.ids);
  return {
    messages: confirmExportMessages[locale],
    confirm: { proof, problems },
    first: first && { proof: first, posted: {} },
    fileHref,
    backHref: adminHref(adminPaths.leads, locale, view),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { member } = await adminRequest(request, context, ["sales"]);
  const form = await readFormData(request);
  const problem = await freshnessProblem(request, context, member.claims, form);
  const confirm = problem ? await requestFormProof(request, context, form, problem) : null;
  return data({ confirm }, { status: confirm ? 403 : 200, headers: noStore });
}

export const clientAction = submitOrStay;

/**
 * Asks for the second factor before an export. The export then starts by itself, or by a link where there is no script.
 */
export default function ConfirmExport({ loaderData, actionData }: Route.ComponentProps) {
  const result = useLastResult(actionData);
  const { messages, confirm, first, fileHref, backHref } = loaderData;
  const asked = result ? result.confirm : first;
  const isProven = result !== undefined && !result.confirm;
  useEffect(() => {
    if (isProven) location.assign(fileHref);
  }, [isProven, fileHref]);
  return (
    <AdminPage messages={messages} backHref={backHref}>
      {isProven ? (
        <p role="status">
          {messages.done} <a href={fileHref}>{messages.again}</a>
        </p>
      ) : asked ? (
        <ConfirmOrNotice request={asked} messages={confirm} outcome={undefined} />
      ) : (
        <Form method="post">
          <Button kind="primary" size="small">
            {messages.start}
          </Button>
        </Form>
      )}
    </AdminPage>
  );
}

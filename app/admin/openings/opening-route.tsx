import { randomUUID } from "node:crypto";
import { useMemo } from "react";
import { Form, redirect } from "react-router";
import { type AdminRequest, adminRequest, findOr404 } from "#app/admin/admin-request.server.ts";
import { listNames } from "#app/admin/colleagues.server.ts";
import { draftLinkView, handleDraftLinkForm } from "#app/admin/draft-links/draft-link.server.ts";
import { DraftLink } from "#app/admin/draft-links/draft-link.tsx";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import { noStore, respondWith, revalidateAfterConflict } from "#app/admin/ui/outcome.ts";
import { Part } from "#app/admin/ui/part.tsx";
import { SettingsHistory } from "#app/admin/ui/settings-history.tsx";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { adminHref, newOpening } from "#app/admin/urls.ts";
import { findOpening, listRevisions } from "#app/careers/drafts.server.ts";
import { siteContext } from "#app/context.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/opening-route";
import { handleOpeningForm } from "./opening-action.server.ts";
import { OpeningEditor } from "./opening-editor.tsx";
import { openingEditorData, openingEditorHref, titleOf } from "./opening-view.server.ts";
import { openingEditorMessages } from "./words.server.ts";

const revisionRows = 30;
/** The URL parameter after an opening was saved for the first time. */
const addedParameter = "sparat";

async function findOpeningOr404(staff: AdminRequest["staff"], id: string) {
  return id === newOpening ? undefined : findOr404(id, () => findOpening(staff, id));
}

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const admin = await adminRequest(request, context, ["editor"]);
  const { staff, locale, url } = admin;
  const opening = await findOpeningOr404(staff, id);
  const [revisions, names, draftLink] = await Promise.all([
    opening ? listRevisions(staff, opening.id, revisionRows) : [],
    listNames(staff),
    opening ? draftLinkView(admin, "opening", opening.id, context.get(siteContext).siteUrl) : null,
  ]);
  const { title, untitled, history, ...messages } = openingEditorMessages[locale];
  const heading = opening ? titleOf(opening, locale) : untitled;
  return {
    messages,
    history: { ...history, intent: "restore" },
    heading,
    added:
      opening?.version === 1 && url.searchParams.has(addedParameter)
        ? messages.done[opening.published ? "publish" : "added"]
        : null,
    title: fill(title, { title: heading }),
    backHref: adminHref(adminPaths.openings, locale),
    draftLink: opening?.published ? null : draftLink,
    editor: openingEditorData(opening, {
      id: opening?.id ?? randomUUID(),
      revisions,
      names,
      now: new Date(),
      locale,
    }),
  };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["editor"]);
  const opening = await findOpeningOr404(admin.staff, id);
  const form = await readFormData(request);
  const linked = opening && (await handleDraftLinkForm(admin, "opening", opening.id, form));
  if (linked) return respondWith({ done: true, text: linked });
  const outcome = await handleOpeningForm(admin, opening, form);
  if (outcome.done && outcome.id)
    return redirect(openingEditorHref(outcome.id, admin.locale, { [addedParameter]: "1" }), {
      status: 303,
      headers: noStore,
    });
  return respondWith(outcome);
}

export const clientAction = submitOrStay;
export const shouldRevalidate = revalidateAfterConflict;

/** The editor of an opening, with its earlier states. */
export default function Opening({ loaderData, actionData }: Route.ComponentProps) {
  const result = useLastResult(actionData);
  const { messages, history, heading, added, title, backHref, editor, draftLink } = loaderData;
  const addedOutcome = useMemo(() => (added ? { done: true, text: added } : undefined), [added]);
  const outcome = result ?? addedOutcome;
  return (
    <AdminPage
      messages={{ title, heading, back: messages.back }}
      backHref={backHref}
      actions={
        <>
          {editor.seeHref ? (
            <Button as="a" kind="outline" size="small" href={editor.seeHref}>
              {messages.see}
            </Button>
          ) : null}
          {editor.isNew ? null : (
            <Button
              as={FormButton}
              kind="outline"
              size="small"
              values={{ intent: "copy", version: String(editor.version) }}
            >
              {messages.copy}
            </Button>
          )}
        </>
      }
    >
      <AdminNotice outcome={outcome} undo={messages.undo} />
      <OpeningEditor
        key={editor.isNew ? "new" : editor.id}
        messages={messages}
        data={editor}
        outcome={outcome}
        isAdded={added !== null}
      />
      {draftLink ? (
        <Form method="post">
          <Part id="draft-link" heading={draftLink.messages.heading}>
            <DraftLink {...draftLink} />
          </Part>
        </Form>
      ) : null}
      {editor.isNew ? null : (
        <SettingsHistory messages={history} takeBack={history} entries={editor.revisions} />
      )}
    </AdminPage>
  );
}

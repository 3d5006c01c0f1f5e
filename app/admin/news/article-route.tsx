import { data, redirect } from "react-router";
import { adminRequest, findOr404, notFound } from "#app/admin/admin-request.server.ts";
import { draftLinkView, handleDraftLinkForm } from "#app/admin/draft-links/draft-link.server.ts";
import { noStore } from "#app/admin/ui/outcome.ts";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { adminHref, removedParameter } from "#app/admin/urls.ts";
import { siteContext } from "#app/context.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { removeDraft } from "#app/news/change-article.server.ts";
import { findDraft, listRevisions } from "#app/news/drafts.server.ts";
import { listRecentPictures } from "#app/news/pictures.server.ts";
import type { Route } from "./+types/article-route";
import { runCommand } from "./news-action.server.ts";
import { editorData } from "./news-editor.server.ts";
import { NewsEditor } from "./news-editor.tsx";
import { readFormCommand } from "./news-form.server.ts";

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const admin = await adminRequest(request, context, ["editor"]);
  const { staff, locale } = admin;
  const draft = await findOr404(id, () => findDraft(staff, id));
  const draftLink = await draftLinkView(admin, "article", id, context.get(siteContext).siteUrl);
  const [revisions, pictures] = await Promise.all([listRevisions(staff, id), listRecentPictures(staff)]);
  return { ...editorData(draft, revisions, draftLink, new Date(), locale), pictures };
}

/** Handles the editor's form, which is posted without script. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["editor"]);
  const { staff, locale } = admin;
  const draft = await findOr404(id, () => findDraft(staff, id));
  const form = await readFormData(request);
  const now = new Date();
  // With script only this command is sent; without it the text is sent too, and saved below.
  const isLinked = await handleDraftLinkForm(admin, "article", id, form);
  if (isLinked && !form.has("version")) return data({ outcome: null, typed: null }, { headers: noStore });
  if (form.get("intent") === "throwAway") {
    const isGone = await removeDraft(staff, { id, version: Number(form.get("version")) });
    const list = adminHref(adminPaths.news, locale, { [removedParameter]: "1" });
    if (isGone) return redirect(list, { status: 303, headers: noStore });
  }
  // A draft that can't be removed was changed or published by a colleague, which is reported like any other conflict.
  const command = readFormCommand(form, draft.content, now);
  const outcome = command && (await runCommand(staff, id, command, now, locale));
  if (!command || !outcome) throw notFound();
  // Text that could not be saved is shown again.
  const typed = outcome.kind === "done" ? null : command.content;
  return data(
    { outcome, typed },
    { status: { done: 200, conflict: 409, refused: 422 }[outcome.kind], headers: noStore },
  );
}

export const clientAction = submitOrStay;

/** The editor of an article. */
export default function NewsArticle({ loaderData, actionData }: Route.ComponentProps) {
  const result = useLastResult(actionData);
  const { messages, heading } = loaderData;
  return (
    <>
      <title>{fill(messages.title, { title: heading })}</title>
      <NewsEditor key={loaderData.id} data={loaderData} returned={result} />
    </>
  );
}

import { redirect } from "react-router";
import { adminRequest, findOr404 } from "#app/admin/admin-request.server.ts";
import { storeUpload, uploadStatuses } from "#app/admin/media/upload.server.ts";
import { noStore } from "#app/admin/ui/outcome.ts";
import { articleEditorHref } from "#app/admin/urls.ts";
import { saveDraft } from "#app/news/change-article.server.ts";
import { findDraft } from "#app/news/drafts.server.ts";
import type { Route } from "./+types/image-route";
import { newsEditorMessages } from "./words.server.ts";

/**
 * Stores an image for an article. The editor's script gets its data and puts it into the article like any other change;
 * without script it is put into the article here, and the editor opens again.
 */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { staff, locale } = await adminRequest(request, context, ["editor"]);
  const draft = await findOr404(id, () => findDraft(staff, id));
  const isScript = request.headers.get("accept") === "application/json";
  const upload = await storeUpload(staff, request);
  if ("problem" in upload) {
    const text = newsEditorMessages[locale].panel[upload.problem];
    const more: Record<string, string> = upload.problem === "imageBusy" ? { "retry-after": "10" } : {};
    const response = { status: uploadStatuses[upload.problem], headers: { ...noStore, ...more } };
    return isScript ? Response.json({ text }, response) : new Response(text, response);
  }
  const image = upload.picture;
  if (isScript) return Response.json(image, { headers: noStore });
  await saveDraft(staff, { id, version: draft.version }, { ...draft.content, image });
  return redirect(articleEditorHref(id, locale), { status: 303, headers: noStore });
}

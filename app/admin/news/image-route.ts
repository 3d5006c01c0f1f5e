import { redirect } from "react-router";
import { adminHref } from "#app/admin/addresses.ts";
import { adminRequest, isId } from "#app/admin/admin-request.server.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { addImage, BusyWithImages, mostImageBytes } from "#app/news/media.server.ts";
import { adminPaths } from "#app/site-map.ts";
import type { Route } from "./+types/image-route";
import { findDraft } from "./data.server.ts";
import { saveDraft } from "./mutations.server.ts";
import { newsEditorWords } from "./words.server.ts";

const headers = { "cache-control": "no-store" };

/**
 * Stores an image for an article. Script gets its data and puts it into the article like any other change; without
 * script it is put in here and the editor opens again.
 */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { staff, locale } = await adminRequest(request, context, ["editor"]);
  const words = newsEditorWords[locale].panel;
  const draft = isId(id) ? await findDraft(staff, id) : undefined;
  if (!draft) return new Response(null, { status: 404, headers });
  const isScript = request.headers.get("accept") === "application/json";
  const refuse = (status: number, text: string, more: Record<string, string> = {}) => {
    const answer = { status, headers: { ...headers, ...more } };
    return isScript ? Response.json({ text }, answer) : new Response(text, answer);
  };
  if (Number(request.headers.get("content-length")) > mostImageBytes + 4096)
    return refuse(413, words.imageTooBig);
  const file = (await readFormData(request)).get("image");
  if (!(file instanceof File) || file.size === 0) return refuse(422, words.imageProblem);
  if (file.size > mostImageBytes) return refuse(413, words.imageTooBig);
  const image = await addImage(staff, new Uint8Array(await file.arrayBuffer())).catch((error: unknown) => {
    if (error instanceof BusyWithImages) return "busy" as const;
    throw error;
  });
  if (image === "busy") return refuse(503, words.imageBusy, { "retry-after": "10" });
  if (!image) return refuse(422, words.imageProblem);
  if (isScript) return Response.json(image, { headers });
  await saveDraft(staff, { id, version: draft.version }, { ...draft.content, image });
  return redirect(adminHref(`${adminPaths.news}/${id}`, locale), { status: 303, headers });
}

import { redirect } from "react-router";
import { deskHref, newsDeskPath } from "#app/admin/addresses.ts";
import { deskRequest } from "#app/admin/desk-request.server.ts";
import { newsEditorWords } from "#app/content/admin/news.server.ts";
import { isId } from "#app/leads/desk/rules.ts";
import { findDraft } from "#app/news/desk/data.server.ts";
import { saveDraft } from "#app/news/desk/mutations.server.ts";
import { addImage, mostImageBytes } from "#app/news/media.server.ts";
import type { Route } from "./+types/news-image";

const headers = { "cache-control": "no-store" };

/**
 * Takes an image for an article. Script is told what was kept, and writes it into the article as any other change;
 * without script the article gets it here, and the editor is opened again.
 */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { desk, locale } = await deskRequest(request, context, ["editor"]);
  const words = newsEditorWords[locale].panel;
  const draft = isId(id) ? await findDraft(desk, id) : undefined;
  if (!draft) return new Response(null, { status: 404, headers });
  const isScript = request.headers.get("accept") === "application/json";
  const refuse = (status: number, text: string) =>
    isScript ? Response.json({ text }, { status, headers }) : new Response(text, { status, headers });
  if (Number(request.headers.get("content-length")) > mostImageBytes + 4096)
    return refuse(413, words.imageTooBig);
  const file = (await request.formData()).get("image");
  if (!(file instanceof File) || file.size === 0) return refuse(422, words.imageProblem);
  if (file.size > mostImageBytes) return refuse(413, words.imageTooBig);
  const image = await addImage(desk, new Uint8Array(await file.arrayBuffer()));
  if (!image) return refuse(422, words.imageProblem);
  if (isScript) return Response.json(image, { headers });
  await saveDraft(desk, { id, version: draft.version }, { ...draft.content, image });
  return redirect(deskHref(`${newsDeskPath}/${id}`, locale), { status: 303, headers });
}

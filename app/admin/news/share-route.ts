import { adminRequest } from "#app/admin/admin-request.server.ts";
import { isId } from "#app/admin/leads/rules.ts";
import { coverName } from "#app/news/cover.ts";
import { drawShare } from "#app/seo/share-image.server.ts";
import type { Route } from "./+types/share-route";
import { findDraft } from "./data.server.ts";

/** The image that would be shown if the working copy were shared. */
export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { staff, url } = await adminRequest(request, context, ["editor"]);
  const draft = isId(id) ? await findDraft(staff, id) : undefined;
  const title = draft?.content.rows.find(({ kind }) => kind === "title")?.cells.text;
  const words = url.searchParams.get("lang") === "en" ? title?.en || title?.sv : title?.sv;
  if (!draft || !words) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  const image = await drawShare(words, coverName(draft.content.cover));
  return new Response(image, { headers: { "content-type": "image/png", "cache-control": "no-store" } });
}

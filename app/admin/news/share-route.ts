import { adminRequest, isId } from "#app/admin/admin-request.server.ts";
import { coverName } from "#app/news/cover.ts";
import { drawShare } from "#app/seo/share-image.server.ts";
import type { Route } from "./+types/share-route";
import { headText } from "./content.ts";
import { findDraft } from "./data.server.ts";

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { staff, url } = await adminRequest(request, context, ["editor"]);
  const draft = isId(id) ? await findDraft(staff, id) : undefined;
  const title = draft && headText(draft.content, "title");
  const words = url.searchParams.get("lang") === "en" ? title?.en || title?.sv : title?.sv;
  if (!draft || !words) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  const image = await drawShare(words, coverName(draft.content.cover));
  return new Response(image, { headers: { "content-type": "image/png", "cache-control": "no-store" } });
}

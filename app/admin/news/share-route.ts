import { adminRequest, findOr404, notFound } from "#app/admin/admin-request.server.ts";
import { noStore } from "#app/admin/ui/outcome.ts";
import { asLocale, defaultLocale } from "#app/i18n/locale.ts";
import { headText } from "#app/news/content.ts";
import { coverName } from "#app/news/cover.ts";
import { findDraft } from "#app/news/drafts.server.ts";
import { drawShare } from "#app/seo/share-image.server.ts";
import type { Route } from "./+types/share-route";

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { staff, url } = await adminRequest(request, context, ["editor"]);
  const { content } = await findOr404(id, () => findDraft(staff, id));
  const titles = headText(content, "title");
  const title = titles[asLocale(url.searchParams.get("lang"))] || titles[defaultLocale];
  if (!title) throw notFound();
  const image = await drawShare(title, coverName(content.cover));
  return new Response(image, { headers: { ...noStore, "content-type": "image/png" } });
}

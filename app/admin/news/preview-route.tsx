import { data } from "react-router";
import { adminRequest, findOr404 } from "#app/admin/admin-request.server.ts";
import { DraftBar } from "#app/admin/draft-links/draft-bar.tsx";
import { noStore } from "#app/admin/ui/outcome.ts";
import { adminHref, newsEditorParts } from "#app/admin/urls.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { otherLocale } from "#app/i18n/locale.ts";
import { Article } from "#app/news/article.tsx";
import { findDraft } from "#app/news/drafts.server.ts";
import { unlistedMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/preview-route";
import { previewPage } from "./preview.server.ts";
import { newsPreviewMessages } from "./words.server.ts";

/** An article's page as it would look if it were published now, for staff only. */
export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["editor"]);
  const draft = await findOr404(id, () => findDraft(staff, id));
  const { title, notice, back, other } = newsPreviewMessages[locale];
  const editorPath = `${adminPaths.news}/${id}`;
  return data(
    {
      page: previewPage({ ...draft, publishedAt: draft.published?.at ?? null }, context, locale),
      locale,
      title,
      notice,
      links: [
        { href: adminHref(editorPath, locale), label: back },
        {
          href: `${editorPath}/${newsEditorParts.preview}?lang=${otherLocale(locale)}`,
          label: other,
        },
      ],
    },
    { headers: noStore },
  );
}

export const headers = () => noStore;

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta({ title: loaderData?.title });

/** The preview of an article, under a bar that says so. */
export default function NewsPreview({ loaderData: { page, locale, notice, links } }: Route.ComponentProps) {
  return (
    <>
      <Article page={page} locale={locale} />
      <DraftBar notice={notice} links={links} />
    </>
  );
}

import { redirect } from "react-router";
import { personalHeaders } from "#app/account/page-data.server.ts";
import { draftPage } from "#app/admin/draft-links/draft-page.server.ts";
import { DraftScreen } from "#app/admin/draft-links/draft-screen.tsx";
import { articleHref } from "#app/i18n/links.ts";
import { Article } from "#app/news/article.tsx";
import { contentSchema } from "#app/news/draft-schema.server.ts";
import { unlistedMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/shared-draft-route";
import { previewPage } from "./preview.server.ts";

/** An article's draft, for anybody with its link; redirects to the article once the draft is published. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  return draftPage({ request, url, context }, ({ article }, locale) => {
    if (!article) return null;
    const { slug, isPublishedVersion } = article;
    const publishedAt = article.publishedAt === null ? null : new Date(article.publishedAt);
    if (slug && publishedAt && publishedAt <= new Date() && isPublishedVersion)
      throw redirect(articleHref(slug, locale), { headers: personalHeaders });
    const content = contentSchema.parse(article.content);
    return previewPage({ content, publishedAt, changedAt: new Date(article.changedAt) }, context, locale);
  });
}

export const headers = () => personalHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta({ title: loaderData?.title });

/** An article's draft, or why its link does not show it. */
export default function SharedArticleDraft({ loaderData }: Route.ComponentProps) {
  const { message, bar, view, locale } = loaderData;
  return (
    <DraftScreen message={message} bar={bar}>
      {view ? <Article page={view} locale={locale} /> : null}
    </DraftScreen>
  );
}

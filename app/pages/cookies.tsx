import { deviceStorage } from "#app/content/device-storage.ts";
import { cookiesPage, cookiesUpdated } from "#app/content/pages/cookies.server.ts";
import { footerWords } from "#app/content/shared/footer.server.ts";
import { pageHref } from "#app/language/links.ts";
import { localeOfRequest } from "#app/language/locale.ts";
import { pageMeta } from "#app/search/page-meta.ts";
import { trailFromHome } from "#app/search/trail.server.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { ContentLabel } from "#app/sections/content-label.tsx";
import { LegalHead, LegalText } from "#app/sections/legal-text.tsx";
import { siteUrlContext } from "#server/context.ts";
import type { Route } from "./+types/cookies";

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOfRequest(new URL(request.url), request.headers.get("cookie"));
  const { rows, places, ...words } = cookiesPage[locale];
  return {
    locale,
    words,
    stored: deviceStorage.map(({ key, place, name }) => ({ name, place: places[place], ...rows[key] })),
    updated: cookiesUpdated,
    trail: trailFromHome(locale, { name: footerWords[locale].cookies }),
    siteUrl: context.get(siteUrlContext),
  };
}

export function meta({ loaderData: { locale, words, trail, siteUrl } }: Route.MetaArgs) {
  return pageMeta({ path: pageHref("cookies", "sv"), locale, siteUrl, crumbs: trail.items, ...words.meta });
}

export default function Cookies({
  loaderData: { locale, words, stored, updated, trail },
}: Route.ComponentProps) {
  return (
    <>
      <LegalHead words={words.head} updated={updated} locale={locale} trail={<Breadcrumbs {...trail} />} />
      <ContentLabel words={words.label} rows={stored} />
      <LegalText words={words.text} pages={{ privacy: pageHref("privacy", locale) }} />
    </>
  );
}

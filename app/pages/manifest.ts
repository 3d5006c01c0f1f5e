import { footerMessages } from "#app/content/shared/footer.server.ts";
import { navigationMessages } from "#app/content/shared/navigation.server.ts";
import { siteContext } from "#app/context.ts";
import { publicFor } from "#app/domain/cache-control.ts";
import { pageHref } from "#app/i18n/links.ts";
import { localeOfRequest } from "#app/i18n/locale.ts";
import { ground } from "#brand/colours.ts";
import { brand } from "#brand/company.ts";
import type { Route } from "./+types/manifest";

/** The web app manifest, in the language of the URL. */
export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfRequest(url, null);
  const { facts } = context.get(siteContext);
  const { prices, demo, contact } = navigationMessages(facts, locale);
  const manifest = {
    id: "/",
    name: brand.name,
    short_name: brand.name,
    description: footerMessages(facts, locale).blurb,
    lang: locale,
    dir: "ltr",
    start_url: pageHref("home", locale),
    scope: "/",
    display: "minimal-ui",
    background_color: ground,
    theme_color: ground,
    categories: ["business"],
    icons: [
      { src: "/logo/symbol.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/logo/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/logo/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/logo/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: prices, url: pageHref("prices", locale) },
      { name: demo, url: pageHref("demo", locale) },
      { name: contact, url: pageHref("contactRequest", locale) },
    ],
  };
  return Response.json(manifest, {
    headers: {
      "content-type": "application/manifest+json",
      "cache-control": publicFor(3_600),
    },
  });
}

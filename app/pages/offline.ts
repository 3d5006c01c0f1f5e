import { offlineMessages } from "#app/content/pages/offline.server.ts";
import { contentSecurityPolicy, sourceOf } from "#app/content-security-policy.server.ts";
import { siteContext } from "#app/context.ts";
import { pageHref } from "#app/i18n/links.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import { offlineDocument } from "#app/offline/offline-document.tsx";
import { brand } from "#brand/company.ts";
import type { Route } from "./+types/offline";

/** The page that the service worker shows without a network (app/offline/service-worker.ts). */
export function loader({ request, context }: Route.LoaderArgs): Response {
  const locale = requestLocale(request);
  const { facts } = context.get(siteContext);
  const { html, script, style } = offlineDocument({
    locale,
    messages: offlineMessages(facts, locale),
    company: brand,
    home: pageHref("home", locale),
  });
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-language": locale,
      "content-security-policy": contentSecurityPolicy({
        script: sourceOf(script),
        style: sourceOf(style),
      }),
      "cache-control": "no-cache",
      "x-robots-tag": "noindex",
    },
  });
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { withoutSecrets } from "#app/account/auth-answer.ts";
import { brand } from "#app/content/brand.ts";
import { unavailableWords } from "#app/content/shared/unavailable.server.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import { type Locale, localeOfRequest, locales } from "#app/i18n/locale.ts";
import { unavailableDocument } from "#app/layout/unavailable-document.tsx";
import { noStore } from "./cache-control.ts";

/** How long (s) until what was refused is asked for again. */
export const retrySeconds = "5";

/** Why nothing is shown; "unsent" takes the place of the answer to a form. */
const kinds = ["busy", "outage", "starting", "unsent"] as const;
type Kind = (typeof kinds)[number];

/** Made once: to refuse a page must cost next to nothing. */
const pages = new Map(
  locales.flatMap((locale) => kinds.map((kind) => [`${locale} ${kind}`, pageIn(locale, kind)] as const)),
);

/**
 * Answers 503 with a page that says why and gives the telephone. It loads again by itself; after a form that was sent
 * it has a button that sends it again, with what was typed except passwords and codes. Files are chosen again.
 */
export function sendUnavailable(
  reason: Exclude<Kind, "unsent">,
  siteHeaders: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
  posted?: FormData,
): void {
  const target = request.url ?? "/";
  const locale = localeOfRequest(new URL(target, "http://localhost"), request.headers.cookie);
  const isPosted = request.method === "POST";
  response.writeHead(503, {
    ...siteHeaders,
    "content-type": "text/html; charset=utf-8",
    "content-language": locale,
    "content-security-policy":
      "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "cache-control": noStore,
    "retry-after": retrySeconds,
    ...(isPosted ? {} : { refresh: retrySeconds }),
  });
  const kind = isPosted ? "unsent" : reason;
  response.end(posted ? pageIn(locale, kind, target, posted) : pages.get(`${locale} ${kind}`));
}

function pageIn(locale: Locale, kind: Kind, action = "", posted?: FormData): string {
  const words = unavailableWords[locale];
  // A name that occurs several times stays several fields.
  const typed: [name: string, value: string][] = [];
  const files: [name: string, fileName: string][] = [];
  for (const [name, value] of posted ?? [])
    if (typeof value !== "string") {
      // A file input in which nothing was chosen sends an empty one.
      if (value.size > 0) files.push([name, value.name]);
    } else if (name in withoutSecrets({ [name]: "" })) typed.push([name, value]);
  return unavailableDocument({
    locale,
    words: words[kind],
    company: {
      name: brand.name,
      call: fill(words.phone, { number: brand.phone }),
      telephone: telephoneHref(brand.phone),
    },
    home: pageHref("home", locale),
    ...(posted ? { form: { action, fields: typed, files } } : {}),
  });
}

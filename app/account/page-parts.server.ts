import { type RouterContextProvider, redirect } from "react-router";
import { authWords, sessionWords } from "#app/content/account/shared.server.ts";
import { pathIn } from "#app/i18n/links.ts";
import { localeOfRequest } from "#app/i18n/locale.ts";
import { pageUrl } from "#app/i18n/page-url.ts";
import { accountPaths, adminPaths } from "#app/site-map.ts";
import { nextAddress, signInHref } from "./addresses.ts";
import { captchaOf } from "./data.server.ts";

/** What every sign-in page takes from its request; `next` is where to go afterwards. */
export function pageParts(request: Request, context: Readonly<RouterContextProvider>) {
  const url = pageUrl(request);
  const locale = localeOfRequest(url, request.headers.get("cookie"));
  const next = nextAddress(url.searchParams.get("next"), pathIn(adminPaths.overview, locale));
  return {
    locale,
    next,
    captcha: captchaOf(context),
    authWords: authWords[locale],
    session: {
      words: sessionWords[locale],
      signInHref: signInHref(accountPaths.signIn, url.pathname, locale),
    },
  };
}

export function leadTo(address: string): Response {
  return redirect(address, { headers: personalHeaders });
}

/**
 * These pages are personal: not cached, not indexed, and their address is sent to no other site. It has to be sent to
 * this one: under `no-referrer` a browser posts forms with `Origin: null`, which is refused as foreign.
 */
export const personalHeaders = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex",
  "referrer-policy": "same-origin",
};

import { redirect } from "react-router";
import { authMessages, sessionMessages } from "#app/content/account/shared.server.ts";
import type { Context } from "#app/context.ts";
import { accountPaths, adminPaths } from "#app/domain/staff-paths.ts";
import { pathIn } from "#app/i18n/links.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import { pageUrl } from "#app/i18n/page-url.ts";
import { captchaSource } from "./account.server.ts";
import { nextPath, signInHref } from "./urls.ts";

/** The data that all account pages need; `next` is where to go after signing in. */
export function accountPageData(request: Request, context: Context) {
  const url = pageUrl(request);
  const locale = requestLocale(request);
  const next = nextPath(url.searchParams.get("next"), pathIn(adminPaths.overview, locale));
  return {
    locale,
    next,
    captcha: captchaSource(context),
    authMessages: authMessages[locale],
    session: {
      messages: sessionMessages[locale],
      signInHref: signInHref(accountPaths.signIn, url.pathname, locale),
    },
  };
}

/** A redirect with `personalHeaders`. */
export function personalRedirect(to: string): Response {
  return redirect(to, { headers: personalHeaders });
}

/**
 * For a page of one person, by their account or the link of their order or booking: not cached, not indexed, and its URL
 * is sent to no other site. It has to be sent to this one: under `no-referrer` a browser posts forms with `Origin: null`,
 * which is refused as cross-site if it sends no `Sec-Fetch-Site` either.
 */
export const personalHeaders = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex",
  "referrer-policy": "same-origin",
};

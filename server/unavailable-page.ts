import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { withoutSecrets } from "#app/account/auth-result.ts";
import { apiHeaders, problemJson, problemOf, problemType } from "#app/api/problem.server.ts";
import { unavailableMessages } from "#app/content/shared/unavailable.server.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { isSentByScript } from "#app/forms/sent-by-script.ts";
import type { SubmitResult } from "#app/forms/submit-result.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import { type Locale, localeOfRequest, locales } from "#app/i18n/locale.ts";
import { withDecimalMark } from "#app/i18n/numbers.ts";
import { unavailableDocument } from "#app/layout/unavailable-document.tsx";
import { apiPath } from "#app/site-map.ts";
import { brand } from "#brand/company.ts";
import { noStore } from "./cache-control.ts";
import { mostBytesOf } from "./request-limits.ts";

/** Retry-After (s) of a 503. */
export const retrySeconds = "5";
/** The same in maintenance, which takes longer. */
const maintenanceSeconds = "60";

/** The reasons for a 503; "unsent" for any form that was posted, but in maintenance. */
const kinds = ["busy", "maintenance", "outage", "starting", "unsent"] as const;
type Kind = (typeof kinds)[number];

/** Rendered once, since refusing a request must cost next to nothing. */
const pages = new Map(
  locales.flatMap((locale) => kinds.map((kind) => [`${locale} ${kind}`, pageIn(locale, kind)] as const)),
);

/** Responds to a form that a script has sent with its result. */
function sendResult(
  status: number,
  reason: Extract<SubmitResult, { ok: false }>["reason"],
  headers: OutgoingHttpHeaders,
  response: ServerResponse,
): void {
  response
    .writeHead(status, { ...headers, "content-type": "application/json", "cache-control": noStore })
    .end(JSON.stringify({ ok: false, reason }));
}

/** Whether a request is one of the API, which answers every error as a problem. */
const isOfApi = (url: string): boolean => url.startsWith(`${apiPath}/`);

function sendProblem(status: number, headers: OutgoingHttpHeaders, response: ServerResponse): void {
  response
    .writeHead(status, { ...headers, ...apiHeaders, "content-type": problemType })
    .end(JSON.stringify(problemJson(problemOf(status))));
}

/**
 * Answers 503 with a page that says why and shows the telephone number. It reloads by itself; after a posted form it has
 * a button that sends the form again, with everything typed except passwords and codes. Files must be chosen again. A
 * script gets the form's result, and a client of the API a problem.
 */
export function sendUnavailable(
  reason: Exclude<Kind, "unsent">,
  siteHeaders: Record<string, string>,
  response: ServerResponse,
  posted?: FormData,
): void {
  const { url: target = "/", method, headers } = response.req;
  const locale = localeOfRequest(new URL(`http://localhost${target}`), headers.cookie);
  const isPosted = method === "POST";
  const seconds = reason === "maintenance" ? maintenanceSeconds : retrySeconds;
  if (isOfApi(target)) {
    sendProblem(503, { ...siteHeaders, "retry-after": seconds }, response);
    return;
  }
  if (isSentByScript(method, headers.accept)) {
    sendResult(503, "unavailable", { ...siteHeaders, "retry-after": seconds }, response);
    return;
  }
  response.writeHead(503, {
    ...siteHeaders,
    ...documentHeaders(locale),
    "retry-after": seconds,
    ...(isPosted ? {} : { refresh: seconds }),
  });
  const kind = isPosted && reason !== "maintenance" ? "unsent" : reason;
  response.end(posted ? pageIn(locale, kind, target, posted) : pages.get(`${locale} ${kind}`));
}

/**
 * The page that a proxy shows while no node answers, after a form or otherwise. deploy/away has it as files, by the
 * language and the kind (unavailable-page.test.ts).
 */
export function awayPage(locale: Locale, kind: "outage" | "unsent"): string {
  return pageIn(locale, kind === "unsent" ? "undelivered" : kind);
}

/**
 * Answers a form that was refused before it was read: with a page that says why and what to do if a browser shows the
 * answer, with the form's result if a script has sent it, with a problem if it is one of the API, otherwise without a body.
 */
export function sendRefusal(
  status: 400 | 403 | 405 | 411 | 413,
  headers: OutgoingHttpHeaders,
  response: ServerResponse,
): void {
  const { url = "/", method, headers: asked } = response.req;
  if (isOfApi(url)) {
    sendProblem(status, headers, response);
    return;
  }
  if (isSentByScript(method, asked.accept)) {
    sendResult(status, "failed", headers, response);
    return;
  }
  if (method !== "POST" || !asked.accept?.includes("text/html")) {
    response.writeHead(status, headers).end();
    return;
  }
  // A target that is no path has no language.
  const target = url.startsWith("/") ? url : "/";
  const locale = localeOfRequest(new URL(`http://localhost${target}`), asked.cookie);
  const { refused } = unavailableMessages[locale];
  const { title, text } =
    status === 403 ? refused.foreign : status === 413 ? refused.tooLarge : refused.unreadable;
  const size = sizeIn(locale, mostBytesOf(target));
  response
    .writeHead(status, { ...headers, ...documentHeaders(locale) })
    .end(documentIn(locale, { title, text: fill(text, { size }) }));
}

/** "64 kB", "7,5 MB". */
function sizeIn(locale: Locale, bytes: number): string {
  const kilobytes = bytes / 1024;
  const [number, unit] = kilobytes < 1024 ? [kilobytes, "kB"] : [kilobytes / 1024, "MB"];
  return `${withDecimalMark(String(number), locale)} ${unit}`;
}

function documentHeaders(locale: Locale): Record<string, string> {
  return {
    "content-type": "text/html; charset=utf-8",
    "content-language": locale,
    "content-security-policy":
      "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "cache-control": noStore,
  };
}

function documentIn(
  locale: Locale,
  messages: Parameters<typeof unavailableDocument>[0]["messages"],
  form?: Parameters<typeof unavailableDocument>[0]["form"],
): string {
  return unavailableDocument({
    locale,
    messages,
    company: {
      name: brand.name,
      call: fill(unavailableMessages[locale].phone, { number: brand.phone }),
      telephone: telephoneHref(brand.phone),
    },
    home: pageHref("home", locale),
    ...(form ? { form } : {}),
  });
}

function pageIn(locale: Locale, kind: Kind | "undelivered", action = "", posted?: FormData): string {
  // A list, since a name may occur several times.
  const typed: [name: string, value: string][] = [];
  const files: [name: string, fileName: string][] = [];
  for (const [name, value] of posted ?? [])
    if (typeof value !== "string") {
      // A file input in which nothing was chosen sends an empty one.
      if (value.size > 0) files.push([name, value.name]);
    } else if (name in withoutSecrets({ [name]: "" })) typed.push([name, value]);
  const form = posted && { action, fields: typed, files };
  return documentIn(locale, unavailableMessages[locale][kind], form);
}

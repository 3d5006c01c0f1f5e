import { cityPages } from "#app/domain/city-pages.ts";
import { isLocale } from "#app/i18n/locale.ts";
import { plainSpelling } from "#app/i18n/spelling.ts";
import { type Page, siteMap } from "#app/site-map.ts";
import { decodedPart, encodedPart } from "./address-parts.ts";
import { oldAddresses } from "./old-addresses.ts";

export interface Redirect {
  /** Path and query on this site. */
  location: string;
  /**
   * 301, or 302 when tracking parameters were removed, so that browsers don't cache it and each arrival is counted.
   */
  status: 301 | 302;
  /** The old path that was requested, in plain spelling; null when only spelling, language or query was corrected. */
  oldAddress: string | null;
  /** Whether it leads to a knownPaths path of the site; other paths may contain personal data, and are not logged. */
  isKnown: boolean;
  /** The removed tracking parameters, as they were sent, for the attribution of a lead, if consented to. */
  tracking: readonly string[];
}

type Destination = { path: string } & Pick<Redirect, "oldAddress" | "isKnown">;

const mistyped = /^trevard/i;
/** Only paths that look like ours are logged and counted: what visitors make up may contain personal data. */
const loggable = /^[a-z0-9/.-]{1,120}$/;
/** The last part of paths below these is a slug in the database. */
const listPaths: readonly string[] = [siteMap.news.path, siteMap.careers.path];
const articleSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const knownPaths = new Set(
  [...Object.values<Page>(siteMap), ...cityPages].flatMap(({ path, aliases = [] }) => [path, ...aliases]),
);
const knownPathsEncoded = new Set([...knownPaths].map(encodeURI));
const byPlainSpelling = new Map([...knownPaths].reverse().map((path) => [plainSpelling(path), path]));

/** Whether a raw path is exactly that of a page in the site map. */
export function isKnownPath(rawPath: string): boolean {
  return knownPathsEncoded.has(rawPath);
}

/**
 * Whether a raw path is that of a page, or could be that of an article or an opening. Only a limited number of these
 * respond with 200, so they may be cached.
 */
export function isPagePath(rawPath: string): boolean {
  if (isKnownPath(rawPath)) return true;
  const [, folder, slug = "", ...more] = rawPath.split("/");
  return listPaths.includes(`/${folder}`) && more.length === 0 && articleSlug.test(slug);
}

/**
 * The redirect for a request, or null: all its rules (product 3) in one hop; a target is never redirected again
 * (redirect.test.ts). Takes path and query, percent-encoded or not.
 */
export function redirectOf(target: string): Redirect | null {
  const mark = target.search(/[?#]/);
  const rawPath = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 || target[mark] === "#" ? "" : target.slice(mark + 1).replace(/#.*$/s, "");
  if (query === "" && knownPathsEncoded.has(rawPath)) return null;

  const parts = partsOf(rawPath);
  const firstOfPage = parts.findIndex((part) => decodedPart(part).toLowerCase() !== "en");
  const inEnglish = firstOfPage > 0 || (firstOfPage < 0 && parts.length > 0);
  const { path, oldAddress, isKnown } = destinationOf(firstOfPage < 0 ? [] : parts.slice(firstOfPage));

  const parameters = query.split("&");
  const tracking = parameters.filter((parameter) => isTracking(parameterName(parameter)));
  const rest =
    tracking.length > 0 ? parameters.filter((parameter) => !tracking.includes(parameter)) : parameters;
  const parametersToKeep = inEnglish ? withEnglish(rest) : rest;
  if (path === rawPath && tracking.length === 0 && !inEnglish) return null;
  const search = parametersToKeep.filter(Boolean).map(encodedParameter).join("&");
  return {
    location: search ? `${path}?${search}` : path,
    status: tracking.length > 0 ? 302 : 301,
    oldAddress,
    isKnown,
    tracking,
  };
}

/** The segments of a path, with `.` and `..` resolved as a browser does; backslashes count as slashes. */
function partsOf(rawPath: string): string[] {
  const parts: string[] = [];
  for (const part of rawPath.split(/[/\\]/)) {
    const plain = part.replace(/%2e/gi, ".");
    if (plain === "..") parts.pop();
    else if (plain !== "" && plain !== ".") parts.push(part);
  }
  return parts;
}

function destinationOf(rawParts: readonly string[]): Destination {
  const decoded = rawParts.map((part) => decodedPart(part).normalize("NFC"));
  const exact = `/${decoded.join("/")}`.toLowerCase();
  const parts = decoded.map((part) => plainSpelling(part).replace(mistyped, "entrevard"));
  const plain = `/${parts.join("/")}`;
  const page = knownPaths.has(exact) ? exact : byPlainSpelling.get(plain);
  if (page !== undefined) return { path: encodeURI(page), oldAddress: null, isKnown: true };

  const old = oldAddresses.find(({ from }) => matches(from, plain));
  if (old)
    return {
      path: encodeURI(currentPath(old.to, parts)),
      oldAddress: loggable.test(plain) ? plain : old.from,
      isKnown: true,
    };
  const [folder, slug = "", ...more] = parts;
  if (listPaths.includes(`/${folder}`) && more.length === 0 && articleSlug.test(slug))
    return { path: plain, oldAddress: null, isKnown: true };
  const path = rawParts.map((part) => encodedPart(part.replace(mistyped, "entrevard"))).join("/");
  return { path: `/${path}`, oldAddress: null, isKnown: false };
}

function matches(from: string, plain: string): boolean {
  if (!from.endsWith("*")) return plain === from;
  const start = from.slice(0, -1);
  return plain.startsWith(start) && (start.endsWith("/") || !plain.slice(start.length).includes("/"));
}

function currentPath(to: (typeof oldAddresses)[number]["to"], parts: readonly string[]): string {
  if (to !== "article") return siteMap[to].path;
  const [, slug = "", ...more] = parts;
  return more.length === 0 && articleSlug.test(slug) ? `${siteMap.news.path}/${slug}` : siteMap.news.path;
}

/** A leading /en means English, unless the query names a language. */
function withEnglish(parameters: readonly string[]): string[] {
  const lang = parameters.find((parameter) => parameterName(parameter) === "lang");
  if (lang !== undefined && isLocale(decodedPart(lang.slice(lang.indexOf("=") + 1)))) return [...parameters];
  return ["lang=en", ...parameters.filter((parameter) => parameterName(parameter) !== "lang")];
}

function parameterName(parameter: string): string {
  return decodedPart(parameter.split("=", 1)[0] ?? "");
}

function encodedParameter(parameter: string): string {
  return parameter.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

/** The prefixes of parameters that advertising and email programs add to links. */
const prefixes = ["utm_", "mtm_", "matomo_", "pk_", "piwik_", "hsa_", "_hs", "vero_", "oly_", "gad_"];

/** Click ids and the like, by name (product 3.2). */
const names = new Set(
  `_branch_match_id _ga _gl _kx _openstat cjevent dclid epik fbclid gbraid gclid gclsrc hsctatracking
  igsh igshid irclickid li_fat_id mc_cid mc_eid mkt_tok msclkid rb_clickid rdt_cid s_cid sccid srsltid
  ttclid twclid wbraid wickedid yclid ysclid`.split(/\s+/),
);

/** Whether a query parameter says where a visitor came from, and nothing about the page. */
function isTracking(name: string): boolean {
  const plain = name.toLowerCase();
  return names.has(plain) || prefixes.some((family) => plain.startsWith(family));
}

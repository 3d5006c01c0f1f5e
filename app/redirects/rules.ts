import { isLocale } from "#app/i18n/locale.ts";
import { plainSpelling } from "#app/i18n/spelling.ts";
import { cityPages, type Page, siteMap } from "#app/site-map.ts";
import { decodedPart, encodedPart } from "./address-parts.ts";
import { oldAddresses } from "./old-addresses.ts";
import { isTracking } from "./tracking-parameters.ts";

export interface Redirect {
  /** Path and query on this site. */
  location: string;
  /** Permanent; 302 when tracking parameters were removed, so that each arrival is seen. */
  status: 301 | 302;
  /** The old address that was used, in plain spelling; null when only spelling, language or query was corrected. */
  oldAddress: string | null;
  /** Whether it leads to an address of the site; others may contain something private. */
  isKnown: boolean;
  /** The tracking parameters that were removed, as they were sent: the attribution of a lead, if consented to. */
  tracking: readonly string[];
}

type Destination = { path: string } & Pick<Redirect, "oldAddress" | "isKnown">;

const mistyped = /^trevard/i;
/** The part of a made-up address that may be logged and counted looks like an address of ours. */
const tellable = /^[a-z0-9/.-]{1,120}$/;
/** The names below these are in the database. */
const lists: readonly string[] = [siteMap.news.path, siteMap.careers.path];
const articleSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const known = new Set(
  [...Object.values<Page>(siteMap), ...cityPages].flatMap(({ path, aliases = [] }) => [path, ...aliases]),
);
const knownEncoded = new Set([...known].map(encodeURI));
const byPlainSpelling = new Map([...known].reverse().map((path) => [plainSpelling(path), path]));

/** Whether a raw path is exactly the address of a page of the site map. */
export function isPage(rawPath: string): boolean {
  return knownEncoded.has(rawPath);
}

/**
 * Whether a raw path is the address of a page, or one that an article or an opening could have. Only so many of these
 * answer 200, so they may be cached.
 */
export function isPageAddress(rawPath: string): boolean {
  if (isPage(rawPath)) return true;
  const [, folder, slug = "", ...more] = rawPath.split("/");
  return lists.includes(`/${folder}`) && more.length === 0 && articleSlug.test(slug);
}

/**
 * Where a request belongs, or null when it is right: every rule of docs/product.md, 3, in one hop; a result is never
 * redirected again (rules.test.ts). Takes path and query, percent-encoded or not.
 */
export function redirectOf(target: string): Redirect | null {
  const mark = target.search(/[?#]/);
  const rawPath = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 || target[mark] === "#" ? "" : target.slice(mark + 1).replace(/#.*$/s, "");
  if (query === "" && knownEncoded.has(rawPath)) return null;

  const parts = partsOf(rawPath);
  const firstOfPage = parts.findIndex((part) => decodedPart(part).toLowerCase() !== "en");
  const inEnglish = firstOfPage > 0 || (firstOfPage < 0 && parts.length > 0);
  const { path, oldAddress, isKnown } = destinationOf(firstOfPage < 0 ? [] : parts.slice(firstOfPage));

  const parameters = query.split("&");
  const tracking = parameters.filter((parameter) => isTracking(nameOf(parameter)));
  const rest =
    tracking.length > 0 ? parameters.filter((parameter) => !tracking.includes(parameter)) : parameters;
  const kept = inEnglish ? withEnglish(rest) : rest;
  if (path === rawPath && tracking.length === 0 && !inEnglish) return null;
  const search = kept.filter(Boolean).map(encodedParameter).join("&");
  return {
    location: search ? `${path}?${search}` : path,
    status: tracking.length > 0 ? 302 : 301,
    oldAddress,
    isKnown,
    tracking,
  };
}

/** The parts between slashes, with `.` and `..` resolved as a browser does; backslashes count as slashes. */
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
  const page = known.has(exact) ? exact : byPlainSpelling.get(plain);
  if (page !== undefined) return { path: encodeURI(page), oldAddress: null, isKnown: true };

  const old = oldAddresses.find(({ from }) => fits(from, plain));
  if (old)
    return {
      path: encodeURI(nowOf(old.to, parts)),
      oldAddress: tellable.test(plain) ? plain : old.from,
      isKnown: true,
    };
  const [folder, slug = "", ...more] = parts;
  if (lists.includes(`/${folder}`) && more.length === 0 && articleSlug.test(slug))
    return { path: plain, oldAddress: null, isKnown: true };
  const path = rawParts.map((part) => encodedPart(part.replace(mistyped, "entrevard"))).join("/");
  return { path: `/${path}`, oldAddress: null, isKnown: false };
}

function fits(from: string, plain: string): boolean {
  if (!from.endsWith("*")) return plain === from;
  const start = from.slice(0, -1);
  return plain.startsWith(start) && (start.endsWith("/") || !plain.slice(start.length).includes("/"));
}

function nowOf(to: (typeof oldAddresses)[number]["to"], parts: readonly string[]): string {
  if (to !== "article") return siteMap[to].path;
  const [, slug = "", ...more] = parts;
  return more.length === 0 && articleSlug.test(slug) ? `${siteMap.news.path}/${slug}` : siteMap.news.path;
}

/** A leading /en asks for English, unless the query names a language. */
function withEnglish(parameters: readonly string[]): string[] {
  const asked = parameters.find((parameter) => nameOf(parameter) === "lang");
  if (asked !== undefined && isLocale(decodedPart(asked.slice(asked.indexOf("=") + 1))))
    return [...parameters];
  return ["lang=en", ...parameters.filter((parameter) => nameOf(parameter) !== "lang")];
}

function nameOf(parameter: string): string {
  return decodedPart(parameter.split("=", 1)[0] ?? "");
}

function encodedParameter(parameter: string): string {
  return parameter.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

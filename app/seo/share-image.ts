import { isLocale, type Locale } from "#app/i18n/locale.ts";
import { dataPaths } from "#app/site-map.ts";
import { brandName } from "#brand/name.ts";

/** The size of all share images, as Open Graph recommends. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Increase it when the drawing changes: every URL then gets a new version. */
const drawing = 2;
const homeName = "start";

interface SharedPage {
  /** The page's main path, without a language. */
  path: string;
  locale: Locale;
  title: string;
  /** An illustration under /illustrations, without its extension; by default it depends on the path. */
  art?: string | undefined;
}

/** A page's title for sharing: without the site's name, which is shown beside it. */
export function sharedTitle(title: string): string {
  const ending = ` – ${brandName.name}`;
  return title.endsWith(ending) ? title.slice(0, -ending.length) : title;
}

/** The path of a page's share image. It contains a hash of the content, so it may be cached for ever. */
export function shareImageHref({ path, locale, title, art }: SharedPage): string {
  const name = path === "/" ? homeName : path.slice(1);
  const search = new URLSearchParams({ ...(art ? { art } : {}), v: fingerprint(`${drawing} ${title}`) });
  return `${encodeURI(`${dataPaths.shareImages}/${name}.${locale}.png`)}?${search}`;
}

/** The page of a share image's file name; null when it can't be one. */
export function sharedPage(name: string): { path: string; locale: Locale } | null {
  const match = /^(.+)\.(\w+)\.png$/.exec(name);
  if (!match?.[1] || !isLocale(match[2]) || name.startsWith(`${dataPaths.shareImages.slice(1)}/`))
    return null;
  return { path: match[1] === homeName ? "/" : `/${match[1]}`, locale: match[2] };
}

/** FNV-1a: short, the same in the browser and on the server. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

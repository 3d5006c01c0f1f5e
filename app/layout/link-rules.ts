import { personalPart } from "#app/i18n/personal-addresses.ts";

/** The properties of a link that decide how a click on it is handled. */
export interface PageLink {
  href: string;
  target: string;
  download: boolean;
  /** Set on the language selector's links, which load the whole document. */
  hrefLang: string;
}

export type LinkClick = Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

const file = /\.(?:xml|txt|pdf|csv|zip|png|jpe?g|gif|svg|webp|avif|ico)$/i;
const mistyped = /(?<=^|\/)trevard/g;

/**
 * The path, query and hash that a click navigates to inside the app; null when the browser should follow the link.
 * Links of this site stay in the app, except files, new tabs, downloads, other languages, links into the account and
 * the admin, and anchors on the same page. A mistyped "trevard" in the path becomes "entrevard" (product 3.4). Takes
 * the URL of the current page.
 */
export function inAppTarget(link: PageLink, click: LinkClick, pageAddress: string): string | null {
  const page = new URL(pageAddress);
  if (!URL.canParse(link.href, page)) return null;
  const { origin, pathname, search, hash } = new URL(link.href, page);
  const leaves =
    click.button !== 0 ||
    click.altKey ||
    click.ctrlKey ||
    click.metaKey ||
    click.shiftKey ||
    link.download ||
    link.hrefLang !== "" ||
    !["", "_self"].includes(link.target);
  // The account and the admin are separate documents, because their policies differ from those of public pages.
  const entersPersonal = personalPart(pathname) !== null && personalPart(page.pathname) === null;
  if (leaves || origin !== page.origin || file.test(pathname) || entersPersonal) return null;
  const samePlace = pathname === page.pathname && search === page.search;
  if (samePlace && hash !== "") return null;
  return pathname.replace(mistyped, "entrevard") + search + hash;
}

import { sourceOf } from "#app/content-security-policy.server.ts";

/** How the names of the files begin that hold styles no first view needs (scripts/late-styles.ts). */
export const lateStylesName = "late";

const lateStyles = new RegExp(`/${lateStylesName}-([a-z]+)`);
/** The links that a dress takes the place of. */
export const stylesheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/** The pages whose first view has fields to fill in (app/pages). */
const formPage = /^\/assets\/(?:contact-request|demo|express-order|prices|quote)-/;
const homePage = /^\/assets\/home-/;

/** Late styles that some pages carry, as their first view needs them: by the files of the page's modules. */
const carries: Readonly<Record<string, (modules: readonly string[]) => boolean>> = {
  forms: (modules) => modules.some((file) => formPage.test(file)),
  heads: (modules) => !modules.some((file) => homePage.test(file)),
};

/** What stands at the end of a page's head: its styles, and the links to their files. */
export interface Dress {
  html: Buffer;
  /** The inline style as a source of the page's policy. */
  source: string;
  /** Whether some styles come after the first paint. */
  isLean: boolean;
}

/** The inline styles of pages, made once for all pages that have the same files. */
export class PageStyles {
  readonly #stylesheets: ReadonlyMap<string, string>;
  readonly #made = new Map<string, Dress>();

  /** `stylesheets`: public address -> text. */
  constructor(stylesheets: ReadonlyMap<string, string>) {
    this.#stylesheets = stylesheets;
  }

  /**
   * The styles that a head links to, all of them inline. Their links stay, switched off, so that hydration finds what
   * React expects. Throws when the build has no such file.
   */
  dress(head: string): Dress {
    return this.#dress(head, () => undefined);
  }

  /**
   * The styles that a page's first view needs; the late ones are switched off until the page is painted, or on at once
   * where there is no script. `modules` are the addresses of the page's routes. Throws when the build has no such file.
   */
  dressLean(head: string, modules: readonly string[]): Dress {
    return this.#dress(head, (file) => {
      const [, styles] = lateStyles.exec(file) ?? [];
      return styles && carries[styles]?.(modules) ? undefined : styles;
    });
  }

  #dress(head: string, lateName: (file: string) => string | undefined): Dress {
    const links = Array.from(head.matchAll(stylesheetLink), ([link, href = ""]) => {
      // React Router marks a stylesheet that it shares between routes with a trailing "#".
      const file = href.replace(/#$/, "");
      return { link, file, late: lateName(file) };
    });
    const key = links.map(({ file, late }) => `${late} ${file}`).join();
    const made = this.#made.get(key) ?? this.#make(links);
    this.#made.set(key, made);
    return made;
  }

  #make(links: readonly { link: string; file: string; late: string | undefined }[]): Dress {
    const textOf = (name: string | undefined) =>
      links.flatMap(({ file, late }) => (late === name ? [this.#textOf(file)] : [])).join("");
    const early = textOf(undefined);
    const style = `${tokensReadBy(early, textOf("tokens"))}${early}`;
    const late = links.filter((link) => link.late);
    const isLean = late.length > 0;
    const withoutScript = late.map(({ file }) => `<link rel="stylesheet" href="${file}"/>`).join("");
    const switchedOff = links.map(({ link, late }) =>
      link.replace("/>", late ? ' disabled="" data-late=""/>' : ' disabled=""/>'),
    );
    return {
      html: Buffer.from(
        `<style>${style}</style>${isLean ? `<noscript>${withoutScript}</noscript>` : ""}${switchedOff.join("")}`,
      ),
      source: sourceOf(style),
      isLean,
    };
  }

  #textOf(file: string): string {
    const text = this.#stylesheets.get(file);
    if (text === undefined) throw new Error(`The build has no file ${file}.`);
    return text;
  }
}

/**
 * The rules of `tokens` (app/ui/tokens.css, built) with those tokens alone that `styles` read, directly or through
 * others.
 */
export function tokensReadBy(styles: string, tokens: string): string {
  const values = new Map<string, string>();
  for (const [, name = "", value = ""] of tokens.matchAll(/(--[\w-]+):([^;}]*)/g))
    values.set(name, `${values.get(name) ?? ""} ${value}`);
  const read = new Set<string>();
  const waiting = [styles];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop())
    for (const [, name = ""] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (read.has(name)) continue;
      read.add(name);
      waiting.push(values.get(name) ?? "");
    }
  return tokens.replace(/(--[\w-]+):[^;}]*;?/g, (token, name) => (read.has(name) ? token : ""));
}

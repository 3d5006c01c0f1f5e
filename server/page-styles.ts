/** The stylesheets of the client build. */
export interface Stylesheets {
  /** The text of a built stylesheet by its public address. */
  stylesheet(href: string): string;
}

/** How the names of the files begin that hold styles no first view needs (scripts/late-styles.ts). */
export const lateStylesName = "late";

const lateStyles = new RegExp(`/${lateStylesName}-([a-z]+)`);
const stylesheetLink = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/** The pages whose first view has fields to fill in (app/pages). */
const formPage = /^\/assets\/(?:contact-request|demo|express-order|prices|quote)-/;
const homePage = /^\/assets\/home-/;

/** Late styles that some pages carry, as their first view needs them: by the files of the page's modules. */
const carries: Readonly<Record<string, (modules: readonly string[]) => boolean>> = {
  forms: (modules) => modules.some((file) => formPage.test(file)),
  heads: (modules) => !modules.some((file) => homePage.test(file)),
};

/** A page's head with all its styles inline; their links stay, switched off, for hydration finds what React expects. */
export function dress(head: string, files: Stylesheets): string {
  return inline(head, files, () => undefined);
}

/**
 * A page's head with the styles that its first view needs; the late ones are switched off until the page is painted,
 * or on at once where there is no script. `modules` are the addresses of the page's routes.
 */
export function dressLean(head: string, files: Stylesheets, modules: readonly string[]): string {
  return inline(head, files, (file) => {
    const [, styles] = lateStyles.exec(file) ?? [];
    return styles && carries[styles]?.(modules) ? undefined : styles;
  });
}

function inline(head: string, files: Stylesheets, lateName: (file: string) => string | undefined): string {
  const links: string[] = [];
  let early = "";
  let tokens = "";
  let late = "";
  for (const [link, href = ""] of head.matchAll(stylesheetLink)) {
    // React Router marks a stylesheet that it shares between routes with a trailing "#".
    const file = href.replace(/#$/, "");
    const name = lateName(file);
    links.push(link.replace("/>", name ? ' disabled="" data-late=""/>' : ' disabled=""/>'));
    if (name) late += `<link rel="stylesheet" href="${file}"/>`;
    if (name === "tokens") tokens += files.stylesheet(file);
    if (!name) early += files.stylesheet(file);
  }
  const start = late ? head.replace(/<html[^>]*/, '$& data-undressed=""') : head;
  const withoutScript = late && `<noscript>${late}</noscript>`;
  const style = `<style>${tokensReadBy(early, tokens)}${early}</style>`;
  return `${start.replace(stylesheetLink, "")}${style}${withoutScript}${links.join("")}`;
}

/** The rules of `tokens` (app/ui/tokens.css, built) with those tokens alone that `styles` read, directly or through others. */
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

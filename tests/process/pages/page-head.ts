/** What search engines and shared links read in a page's HTML; a regular expression is enough for our own markup. */
export interface PageHead {
  title: string;
  description: string;
  keywords: string;
  canonical: string;
  robots: string | undefined;
  /** hreflang -> address. */
  alternates: Record<string, string>;
  /** `og:…`, `twitter:…`, `article:…`. */
  shared: Record<string, string>;
  structured: Block[];
  /** What can be read on the page. */
  text: string;
}

export interface Block {
  "@context": string;
  "@type": string;
  [property: string]: unknown;
}

export function headOf(html: string): PageHead {
  const tags = [...html.matchAll(/<(?:meta|link) ([^>]*)>/g)].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
        name.toLowerCase(),
        unescaped(value),
      ]),
    ),
  );
  const named = (name: string) => tags.find((tag) => tag.name === name)?.content;
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return {
    title: unescaped(/<title[^>]*>([^<]*)</.exec(html)?.[1] ?? ""),
    description: named("description") ?? "",
    keywords: named("keywords") ?? "",
    canonical: tags.find(({ rel }) => rel === "canonical")?.href ?? "",
    robots: named("robots"),
    alternates: Object.fromEntries(
      tags.flatMap(({ rel, hreflang, href }) =>
        rel === "alternate" && hreflang ? [[hreflang, href ?? ""]] : [],
      ),
    ),
    shared: Object.fromEntries(
      tags.flatMap(({ property, name, content }) => {
        const key = property ?? name;
        return key && /^(og|twitter|article):/.test(key) ? [[key, content ?? ""]] : [];
      }),
    ),
    structured: [...blocks].map(([, json = ""]) => JSON.parse(json) as Block),
    text: textOf(html),
  };
}

function textOf(html: string): string {
  const body = html.slice(html.indexOf("<body"));
  const shown = body.replace(/<(script|style|template)\b.*?<\/\1>/gs, "").replace(/<!--.*?-->/gs, "");
  // A word goes on after a place where it may break.
  return unescaped(shown.replaceAll("<wbr/>", "").replace(/<[^>]*>/g, " "))
    .replace(/[\s\u00a0]+/g, " ")
    .replace(/[\u00ad\u2060]/g, "");
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: " " };

function unescaped(text: string): string {
  return text.replace(/&([a-z]+|#x27);/g, (entity, name: string) => entities[name] ?? entity);
}

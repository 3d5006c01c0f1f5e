import { brand } from "#app/content/brand.ts";
import { footerWords } from "#app/content/shared/footer.server.ts";
import { cities } from "#app/domain/cities.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { absoluteUrl } from "#app/i18n/links.ts";
import { type Locale, locales } from "#app/i18n/locale.ts";
import { cityServices, type Page, siteMap } from "#app/site-map.ts";
import { headOf, type RenderPage } from "./page-head.server.ts";

/**
 * Reading every page's head takes some hundred milliseconds: once an hour, and after a change of the company facts,
 * is enough for a list of main pages.
 */
const keptMilliseconds = 3_600_000;
let kept: { text: Promise<string>; readAt: number; facts: CompanyFacts } | undefined;

const titles: Record<Locale, string> = { sv: "På svenska", en: "In English" };

/**
 * llms.txt: what the company does, then the main pages with their titles and descriptions. Takes the site's address
 * and a moment in milliseconds since 1970.
 */
export function llmsText(
  renderPage: RenderPage,
  facts: CompanyFacts,
  siteUrl: string,
  now: number,
): Promise<string> {
  if (kept?.facts === facts && now - kept.readAt < keptMilliseconds) return kept.text;
  // Requests meanwhile wait for the same text.
  const text = writeText(renderPage, facts, siteUrl);
  kept = { text, readAt: now, facts };
  text.catch(() => {
    kept = undefined;
  });
  return text;
}

async function writeText(renderPage: RenderPage, facts: CompanyFacts, siteUrl: string): Promise<string> {
  const parts: string[] = [];
  for (const locale of locales) {
    parts.push(`## ${titles[locale]}\n\n${footerWords(facts, locale).blurb}\n`);
    for (const { path, noindex } of Object.values<Page>(siteMap)) {
      const head = noindex ? null : await headOf(renderPage, path, locale);
      if (head) parts.push(`- [${head.title}](${absoluteUrl(siteUrl, path, locale)}): ${head.description}`);
    }
    parts.push(...cityLines(siteUrl, locale));
    parts.push("");
  }
  return `# ${brand.name}\n\n> ${footerWords(facts, "en").blurb}\n\n${parts.join("\n")}`;
}

/** The city pages of a service, on one line. */
function cityLines(siteUrl: string, locale: Locale): string[] {
  return Object.values(cityServices).map(({ prefix }) => {
    const links = cities.map(
      ({ slug, name }) => `[${name}](${absoluteUrl(siteUrl, `/${prefix}-${slug}`, locale)})`,
    );
    return `- /${prefix}-…: ${links.join(", ")}`;
  });
}

import { openingMessages } from "#app/content/pages/careers.server.ts";
import { cityName } from "#app/domain/cities.ts";
import { escapeXml } from "#app/domain/escape-xml.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { brand } from "#brand/company.ts";
import type { Extent } from "./keys.ts";
import type { FullOpening } from "./openings.server.ts";

const employmentTypes: Record<Extent, string> = { full: "FULL_TIME", part: "PART_TIME", shifts: "PER_DIEM" };

/**
 * The structured data (JobPosting) of an opening that can be applied for: only what its page shows, with the fields
 * that Google requires. A closed opening has none.
 */
export function jobPosting(opening: FullOpening, address: string, siteUrl: string, locale: Locale) {
  return {
    "@context": "https://schema.org" as const,
    "@type": "JobPosting",
    title: opening.title,
    description: description(opening, openingMessages[locale]),
    identifier: { "@type": "PropertyValue", name: brand.legalName, value: opening.slug },
    datePosted: opening.postedOn,
    validThrough: opening.lastDay,
    employmentType: employmentTypes[opening.extent],
    totalJobOpenings: opening.positions,
    hiringOrganization: { "@type": "Organization", name: brand.legalName, sameAs: siteUrl },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: cityName(opening.city, locale),
        addressCountry: "SE",
      },
    },
    ...(opening.payFrom !== null &&
      opening.payTo !== null &&
      // Invented pay is for readers, beside the word that says so.
      !opening.isSample && {
        baseSalary: {
          "@type": "MonetaryAmount",
          currency: "SEK",
          value: {
            "@type": "QuantitativeValue",
            minValue: opening.payFrom,
            maxValue: opening.payTo,
            unitText: "HOUR",
          },
        },
      }),
    url: address,
  };
}

/** The page's texts as HTML, which the field allows in part. */
function description(opening: FullOpening, titles: Record<"tasks" | "needs" | "merits", string>): string {
  const lists = (["tasks", "needs", "merits"] as const).filter((list) => opening[list].length > 0);
  return [
    `<p>${escapeXml(opening.lead)}</p>`,
    ...lists.map((list) => {
      const items = opening[list].map((item) => `<li>${escapeXml(item)}</li>`);
      return `<p>${escapeXml(titles[list])}</p><ul>${items.join("")}</ul>`;
    }),
  ].join("");
}

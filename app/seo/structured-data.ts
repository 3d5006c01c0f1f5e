import type { LocalBusiness, NewsArticle, Organization, SoftwareApplication, WebSite } from "schema-dts";
import type { CompanyFacts, Statements } from "#app/domain/company-facts.ts";
import { absoluteUrl } from "#app/i18n/links.ts";
import { defaultLocale, type Locale } from "#app/i18n/locale.ts";
import { brand } from "#brand/company.ts";
import { checked, type StructuredData } from "./json-ld.ts";

/** The company as every page's footer shows it. */
export function organizationData(siteUrl: string): StructuredData {
  return checked<Organization>({
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": companyId(siteUrl),
    ...companyDetails(siteUrl),
    contactPoint: [
      {
        "@type": "ContactPoint",
        contactType: "customer service",
        email: brand.customerServiceEmail,
        telephone: brand.phone,
        availableLanguage: ["sv", "en"],
      },
      {
        "@type": "ContactPoint",
        contactType: "sales",
        email: brand.salesEmail,
        availableLanguage: ["sv", "en"],
      },
    ],
  });
}

/**
 * The company as a local business, with its opening hours and founding year: for the page that shows them. Takes that
 * page's description of it.
 */
export function localBusinessData(
  siteUrl: string,
  { openingHours }: CompanyFacts,
  description: string,
): StructuredData {
  const { opens, closes } = openingHours.openingHours.value;
  return checked<LocalBusiness>({
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    "@id": companyId(siteUrl),
    ...companyDetails(siteUrl),
    description,
    image: new URL("/logo/icon-512.png", siteUrl).href,
    foundingDate: String(brand.foundingYear),
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens,
      closes,
    },
  });
}

/** The site itself; on the home page only, and without a search action, which search engines no longer show. */
export function websiteData(siteUrl: string, locale: Locale): StructuredData {
  return checked<WebSite>({
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: brand.name,
    url: absoluteUrl(siteUrl, "/", locale),
    inLanguage: locale,
    publisher: { "@id": companyId(siteUrl) },
  });
}

/**
 * Whether the app's structured data has the rating (product 17.1). Set it to false as long as the reviews can't be
 * shown on request; the pages still state it.
 */
const ratingInSearch: boolean = true;

interface App {
  siteUrl: string;
  locale: Locale;
  /** The path of the page that shows it. */
  path: string;
  lead: string;
  rating: Statements["rating"]["value"];
}

/** The guards' app, free of charge, with the rating that its page shows (product 17.1). */
export function softwareApplicationData({ siteUrl, locale, path, lead, rating }: App): StructuredData {
  return checked<SoftwareApplication>({
    "@context": "https://schema.org",
    "@type": "SoftwareApplication",
    name: brand.name,
    description: lead,
    url: absoluteUrl(siteUrl, path, locale),
    applicationCategory: "BusinessApplication",
    operatingSystem: "iOS, Android",
    offers: { "@type": "Offer", price: 0, priceCurrency: "SEK" },
    ...(ratingInSearch
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: rating.value,
            bestRating: 5,
            reviewCount: rating.reviews,
          },
        }
      : {}),
  });
}

interface ArticleFacts {
  siteUrl: string;
  locale: Locale;
  /** The article's main path, without a language. */
  path: string;
  title: string;
  category: string;
  lead: string;
  /** The absolute URL of its share image. */
  image: string;
  /** Moments, ISO 8601. */
  published: string;
  modified: string;
  /** The author, if it is not the company. */
  person: string | null;
}

/** A news article, with the author that its page shows. */
export function newsArticleData(article: ArticleFacts): StructuredData {
  const { siteUrl, locale, path, title, category, lead, image, published, modified, person } = article;
  const company = {
    "@type": "Organization",
    name: brand.name,
    url: absoluteUrl(siteUrl, "/", defaultLocale),
    logo: logo(siteUrl),
  } as const;
  return checked<NewsArticle>({
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: title,
    articleSection: category,
    description: lead,
    inLanguage: locale,
    image,
    datePublished: published,
    dateModified: modified,
    mainEntityOfPage: absoluteUrl(siteUrl, path, locale),
    author: person ? { "@type": "Person", name: person } : company,
    publisher: company,
  });
}

function companyDetails(siteUrl: string) {
  const { street, postalCode, city } = brand.address;
  return {
    name: brand.name,
    legalName: brand.legalName,
    url: absoluteUrl(siteUrl, "/", defaultLocale),
    logo: logo(siteUrl),
    email: brand.customerServiceEmail,
    telephone: brand.phone,
    taxID: brand.organisationNumber,
    vatID: brand.vatNumber,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: "SE",
    },
    sameAs: brand.socials.map(({ url }) => url),
  } as const;
}

/** A raster image, larger than the 112 pixels that Google requires. */
function logo(siteUrl: string): string {
  return new URL("/logo/icon-512.png", siteUrl).href;
}

function companyId(siteUrl: string): string {
  return new URL("/#company", siteUrl).href;
}

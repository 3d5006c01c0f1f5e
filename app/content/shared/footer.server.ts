import { cities, cityCount } from "#app/domain/cities.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { copyWith } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

/** The cities' names as a list, "A, B and C". */
const cityNames = {
  sv: new Intl.ListFormat("sv").format(cities.map(({ names }) => names.sv)),
  en: new Intl.ListFormat("en-GB").format(cities.map(({ names }) => names.en)),
};

const pick = ({ openingHours }: CompanyFacts) => openingHours.openingHours.value;

/** The facts that e-handelslagen requires, for both languages (lag 2002:562, section 8). */
export const companyDetails = {
  name: brand.legalName,
  street: brand.address.street,
  place: `${brand.address.postalCode} ${brand.address.city}`,
  phone: brand.phone,
  customerServiceEmail: brand.customerServiceEmail,
  salesEmail: brand.salesEmail,
  organisationNumber: brand.organisationNumber,
  vatNumber: brand.vatNumber,
  socials: brand.socials,
} as const;

/** The footer; it doesn't repeat the header. */
export const footerMessages = copyWith(pick, {
  sv: ({ opens, closes }) => ({
    blurb: `Bokningsplattformen för väktare, ordningsvakter och entrévärdar. Fasta timpriser, i ${cityCount.sv} städer.`,
    hours: `Mån–fre ${opens}–${closes}`,
    cities: "Städer",
    company: "Företaget",
    about: `Om ${brand.name}`,
    guardApp: "Väktarens app",
    start: "Kom igång",
    order: "Expressbeställning",
    faq: "Vanliga frågor",
    contact: "Kontakt",
    customerService: "Kundtjänst",
    sales: "Försäljning",
    address: "Adress",
    socials: "Sociala medier",
    skyline: `Siluett av ${cityNames.sv}`,
    organisationNumber: "org.nr",
    vatNumber: "momsreg.nr",
    legal: "Juridik",
    privacy: "Integritet",
    terms: "Villkor",
    cookies: "Kakor",
    accessibility: "Tillgänglighet",
  }),
  en: ({ opens, closes }) => ({
    blurb: `The booking platform for guards, public-\u2060order guards and entrance hosts. Fixed hourly prices, in ${cityCount.en} cities.`,
    hours: `Mon–Fri ${opens}–${closes}`,
    cities: "Cities",
    company: "The company",
    about: `About ${brand.name}`,
    guardApp: "The guard’s app",
    start: "Get started",
    order: "Express order",
    faq: "Common questions",
    contact: "Contact",
    customerService: "Customer service",
    sales: "Sales",
    address: "Address",
    socials: "Social media",
    skyline: `Skyline of ${cityNames.en}`,
    organisationNumber: "company reg. no.",
    vatNumber: "VAT no.",
    legal: "Legal",
    privacy: "Privacy",
    terms: "Terms",
    cookies: "Cookies",
    accessibility: "Accessibility",
  }),
});

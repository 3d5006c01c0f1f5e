import { brandName } from "./name.ts";

/**
 * The company and how to reach it, nowhere else (product 1.3). Values marked "sample" are to be replaced by the
 * company's own before publishing.
 */
export const brand = {
  ...brandName,
  legalName: "Tryggora AB",
  organisationNumber: "559000-0000", // sample
  vatNumber: "SE559000000001", // sample
  foundingYear: 2024,
  /** The county board's decision that guarding for others needs (lag 1974:191). */
  authorisation: {
    authority: { sv: "Länsstyrelsen i Stockholms län", en: "The County Administrative Board of Stockholm" },
    reference: "213-00000-2024",
  }, // sample
  address: { street: "Exempelgatan 1", postalCode: "111 00", city: "Stockholm" }, // sample
  customerServiceEmail: "kundservice@tryggora.example",
  /** Where to report vulnerabilities of the site. */
  securityEmail: "sakerhet@tryggora.example",
  salesEmail: "sales@tryggora.example",
  phone: "08-000 00 00", // sample
  socials: [
    { name: "LinkedIn", url: "https://linkedin.example/company/tryggora" },
    { name: "Instagram", url: "https://instagram.example/tryggora" },
    { name: "Facebook", url: "https://facebook.example/tryggora" },
    { name: "YouTube", url: "https://youtube.example/@tryggora" },
  ],
} as const;

import { defaultFacts } from "#app/domain/company-facts.ts";
import type { EmailBrand } from "#app/email/company-details.tsx";

/** The company as the tests' emails name it. */
export const emailBrand: EmailBrand = {
  name: "Exempla",
  legalName: "Exempla AB",
  organisationNumber: "556677-8899",
  vatNumber: "SE556677889901",
  address: { street: "Provgatan 2", postalCode: "222 33", city: "Lund" },
  customerServiceEmail: "kundservice@exempla.example",
  salesEmail: "sales@exempla.example",
  phone: "08-123 45 67",
  bookingApp: "https://app.exempla.example/",
  siteUrl: "https://www.exempla.example",
  facts: defaultFacts,
};

import { copy } from "#app/i18n/copy.ts";
import { brand } from "#brand/company.ts";

/** /debug-ordningsvakt, a page for those who work on the site. */
export const debugPage = copy(
  {
    title: `Felsökning: ordningsvakt – ${brand.name}`,
    heading: "Felsökning: ordningsvakt",
    lead: "Varje adress som rör ordningsvakter, nya och gamla, och vad servern svarar på den.",
    asked: "Adress",
    status: "Status",
    location: "Leder till",
  },
  {
    title: `Debug: public-order guard – ${brand.name}`,
    heading: "Debug: public-order guard",
    lead: "Every address that concerns public-order guards, new and old, and what the server answers.",
    asked: "Address",
    status: "Status",
    location: "Leads to",
  },
);

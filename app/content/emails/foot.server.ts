import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { retentionMonths } from "#app/domain/retention.ts";
import { copyWith } from "#app/i18n/copy.ts";

const pick = ({ openingHours }: CompanyFacts) => openingHours.openingHours.value;

/** The end of every email to a visitor. */
export const emailFootMessages = copyWith(pick, {
  sv: ({ opens, closes }) => ({
    organisationNumber: "org.nr",
    vatNumber: "momsreg.nr",
    hours: `mån–fre ${opens}–${closes}`,
    privacy: `Vi raderar uppgifterna efter ${retentionMonths}\u00a0månader om det inte blir något samarbete.`,
    privacyLink: "Så hanterar vi personuppgifter",
  }),
  en: ({ opens, closes }) => ({
    organisationNumber: "reg. no.",
    vatNumber: "VAT no.",
    hours: `Mon–Fri ${opens}–${closes}, Swedish time`,
    privacy: `We erase your details after ${retentionMonths}\u00a0months if we do not end up working together.`,
    privacyLink: "How we handle personal data",
  }),
});

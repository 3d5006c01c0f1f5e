import { claims } from "#app/content/claims.ts";
import { copy } from "#app/language/copy.ts";

const { opens, closes } = claims.openingHours.value;

/** What stands at the foot of every letter to a visitor. */
export const letterFootWords = copy(
  {
    organisationNumber: "org.nr",
    vatNumber: "momsnr",
    hours: `mån–fre ${opens}–${closes}`,
    privacy: "Vi raderar uppgifterna efter 12\u00a0månader om det inte blir något samarbete.",
    privacyLink: "Så hanterar vi personuppgifter",
  },
  {
    organisationNumber: "reg. no.",
    vatNumber: "VAT no.",
    hours: `Mon–Fri ${opens}–${closes}`,
    privacy: "We erase your details after 12\u00a0months if we do not end up working together.",
    privacyLink: "How we handle personal data",
  },
);

import type { offerPage } from "#app/content/pages/offer.server.ts";
import type { offerMessages } from "#app/content/shared/offer.server.ts";
import type { Locale } from "#app/i18n/locale.ts";

/** The texts of an offer as its buyer sees it. */
export type OfferMessages = (typeof offerMessages)[Locale];

/** The texts of the forms by which a buyer answers an offer. */
export type AnswerMessages = (typeof offerPage)[Locale]["answer"];

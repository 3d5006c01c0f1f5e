import { renewCopy } from "#app/i18n/copy.ts";
import { type Claims, defaultClaims, defaultHours, type Hours } from "./claims.ts";
import { defaultPrices, type Prices } from "./prices.ts";

/** The company's figures in the three parts that the admin changes. */
export interface Figures {
  prices: Prices;
  claims: Claims;
  openingHours: Hours;
}

/** What holds as long as the admin has changed nothing. */
export const defaultFigures: Figures = {
  prices: defaultPrices,
  claims: defaultClaims,
  openingHours: defaultHours,
};

/**
 * The prices and claims that hold now. Whoever imports them reads the present ones; what is worked out from them must
 * not be kept at the top of a module (docs/decisions/2026-11-21-figures-of-the-admin.md). On the server only: a
 * browser would have the defaults, so nothing here may have an effect that keeps it in a browser's files.
 */
export let prices: Prices = defaultPrices;
export let claims: Claims & Hours = /* @__PURE__ */ together(defaultFigures);

/** Has other figures hold in this process from now on, in every text that names one. */
export function setFigures(figures: Figures): void {
  prices = figures.prices;
  claims = together(figures);
  renewCopy();
}

function together({ claims, openingHours }: Figures): Claims & Hours {
  return { ...claims, ...openingHours };
}

/** The lowest price of a service, for "från … kr/tim". */
export function lowestPrice(service: "guard" | "orderGuard"): number {
  return Math.min(...Object.values(prices[service]));
}

/** The opening hours as a sentence says them: "08" and "18", with the minutes only where there are any. */
export function spokenHours(): { opens: string; closes: string } {
  const { opens, closes } = claims.openingHours.value;
  const short = (time: string) => time.replace(/:00$/, "");
  return { opens: short(opens), closes: short(closes) };
}

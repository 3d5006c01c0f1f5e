import { useRouteLoaderData } from "react-router";
import type { Consent } from "#app/analytics/consent.ts";
import type { errorWords } from "#app/content/shared/errors.server.ts";
import type { companyDetails, footerWords } from "#app/content/shared/footer.server.ts";
import type { interfaceWords } from "#app/content/shared/interface.server.ts";
import type { navigationWords } from "#app/content/shared/navigation.server.ts";
import type { Locale } from "#app/i18n/locale.ts";

export type NavigationWords = ReturnType<typeof navigationWords>;
export type FooterWords = ReturnType<typeof footerWords>;
export type CompanyFacts = typeof companyDetails;
export type ErrorWords = (typeof errorWords)[Locale];
export type InterfaceWords = (typeof interfaceWords)[Locale];

/** The root loader's data; every page's HTML contains it, so keep it small. */
export interface LayoutData {
  locale: Locale;
  /** The external booking app. */
  bookingApp: string;
  navigation: NavigationWords;
  footer: FooterWords;
  company: CompanyFacts;
  errors: ErrorWords;
  interface: InterfaceWords;
  /** The question about a measurement tag; absent where none is configured. */
  consent?: Consent | undefined;
}

/** The root loader's data; absent only when the root loader itself failed. */
export function useLayoutData(): LayoutData | undefined {
  return useRouteLoaderData<LayoutData>("root");
}

import type { consentMessages } from "#app/content/shared/consent.server.ts";

/** The cookie with the visitor's answer, in the format of vanilla-cookieconsent. */
export const consentCookie = "consent";

/** The only category: measurement by the configured tag. */
export const measurementCategory = "measurement";

/** The texts of the consent dialog, as vanilla-cookieconsent takes them. */
export type ConsentMessages = (typeof consentMessages)["sv"];

/** Part of the root loader's data where a tag is configured; without it nothing is asked, loaded or stored. */
export interface Consent {
  tag: string;
  messages: ConsentMessages;
}

/** Whether a request's cookies contain consent to measurement. */
export function agreesToMeasurement(cookieHeader: string | undefined): boolean {
  const value = cookieHeader
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${consentCookie}=`))
    ?.slice(consentCookie.length + 1);
  if (!value) return false;
  try {
    const answer: unknown = JSON.parse(decodeURIComponent(value));
    const categories = typeof answer === "object" && answer && "categories" in answer && answer.categories;
    return Array.isArray(categories) && categories.includes(measurementCategory);
  } catch {
    return false;
  }
}

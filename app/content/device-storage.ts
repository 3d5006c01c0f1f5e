import { brand } from "#brand/company.ts";

interface StoredThing {
  key: string;
  place: "cookie" | "local" | "session" | "cache";
  name: string;
  /** Only where a measurement tag is configured (MEASUREMENT_TAG_URL). */
  onlyWithTag?: true;
}

/**
 * Everything that the site stores on a visitor's device, by its exact name; the cookies page prints the list.
 * tests/structure/device-storage.test.ts compares it with what the code really stores.
 */
export const deviceStorage = [
  { key: "languageCookie", place: "cookie", name: "language" },
  { key: "languageCopy", place: "local", name: `${brand.slug}-language` },
  { key: "requestDraft", place: "session", name: "contact-request-draft" },
  { key: "messageDraft", place: "session", name: "contact-message-draft" },
  { key: "requestPending", place: "local", name: "contact-request-pending-*" },
  { key: "messagePending", place: "local", name: "contact-message-pending-*" },
  { key: "guardQuoteDraft", place: "session", name: "guard-quote-draft" },
  { key: "orderGuardQuoteDraft", place: "session", name: "order-guard-quote-draft" },
  { key: "guardQuotePending", place: "local", name: "guard-quote-pending-*" },
  { key: "orderGuardQuotePending", place: "local", name: "order-guard-quote-pending-*" },
  { key: "expressOrderDraft", place: "session", name: "express-order-draft" },
  { key: "expressOrderPending", place: "local", name: "express-order-pending-*" },
  { key: "demoDraft", place: "session", name: "demo-booking-draft" },
  { key: "demoPending", place: "local", name: "demo-booking-pending-*" },
  { key: "applicationDraft", place: "session", name: "job-application-draft" },
  { key: "applicationPending", place: "local", name: "job-application-pending-*" },
  { key: "noteDraft", place: "session", name: "admin-drafts" },
  { key: "offlinePage", place: "cache", name: "offline" },
  { key: "readPages", place: "cache", name: "pages" },
  { key: "readFiles", place: "cache", name: "files" },
  { key: "debugFlag", place: "local", name: `${brand.slug}-debug` },
  { key: "newerVersion", place: "session", name: "react-router-manifest-version" },
  { key: "session", place: "cookie", name: `__Host-${brand.slug}-session` },
  { key: "signInProof", place: "cookie", name: `__Host-${brand.slug}-session-code-verifier` },
  { key: "knownDevice", place: "cookie", name: "__Host-known-device" },
  { key: "providerFlow", place: "cookie", name: "__Host-provider-flow" },
  { key: "consent", place: "cookie", name: "consent", onlyWithTag: true },
  { key: "campaign", place: "cookie", name: "campaign", onlyWithTag: true },
] as const satisfies readonly StoredThing[];

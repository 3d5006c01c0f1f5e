import type { Stored } from "./stored.ts";

interface RequestKindRow {
  /**
   * What one of them is called. Its table has the same name with an "s"; its emails (mail_deliveries.about), their task
   * and its limit (private.rate_limits) are called after it.
   */
  name: Stored<"mail_deliveries", "about">;
  /** The forms that it can come from, as leads.source names them. */
  sources: readonly string[];
}

/**
 * The kinds of requests that visitors can send; each becomes a lead. The filter of leads, their export, emails, retention
 * and a person's data derive from this table. A new kind is a row here, its folder in app/requests, its table in
 * supabase, and its page with its form. The compiler asks for the rest.
 */
export const requestKindTable = {
  contact: { name: "contact_request", sources: ["contact-form", "contact-dialog", "contact"] },
  quote: { name: "quote_request", sources: ["quote-guard", "quote-order-guard"] },
  order: { name: "express_order", sources: ["express-order"] },
} as const satisfies Record<Stored<"leads", "kind">, RequestKindRow>;

export type RequestKind = keyof typeof requestKindTable;
export type RequestName = (typeof requestKindTable)[RequestKind]["name"];
export type TableOf<Kind extends RequestKind> = `${(typeof requestKindTable)[Kind]["name"]}s`;
export type RequestTable = TableOf<RequestKind>;
export type LeadSource = (typeof requestKindTable)[RequestKind]["sources"][number];

// Object.keys loses the type of the keys.
export const requestKinds = Object.keys(requestKindTable) as readonly RequestKind[];

/** The table with the requests of a kind. */
export function tableOf<Kind extends RequestKind>(kind: Kind): TableOf<Kind> {
  // A template's type is string.
  return `${requestKindTable[kind].name}s` as TableOf<Kind>;
}

/** The tables of all kinds. */
export const requestTables: readonly RequestTable[] = requestKinds.map((kind) => tableOf(kind));

/** The task that writes the emails of a kind, as it is queued: send-contact-request-email. */
export function emailTaskOf(kind: RequestKind): string {
  return `send-${requestKindTable[kind].name.replaceAll("_", "-")}-email`;
}

/** The key of the job that sends the emails of a request: contact-request:0a3c8f1e-… */
export function emailKeyOf(kind: RequestKind, id: string): string {
  return `${requestKindTable[kind].name.replaceAll("_", "-")}:${id}`;
}

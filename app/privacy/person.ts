import { cleanLine } from "#app/domain/clean-text.ts";
import { requestTables } from "#app/domain/request-kinds.ts";
import { cleanTelephone, isTelephone } from "#app/domain/telephone.ts";

/** The tables with personal data, in the order that the page shows. */
export const personTables = [
  ...requestTables,
  "demo_bookings",
  "job_applications",
  "leads",
  "lead_notes",
  "lead_emails",
  "incoming_emails",
  "incoming_email_files",
  "lead_events",
  "offers",
  "orders",
  "mail_deliveries",
  "accounts",
] as const;

export type PersonTable = (typeof personTables)[number];

/** The tables that the daily erasure removes old rows from. */
export const expiringTables = [
  ...requestTables,
  "demo_bookings",
  "job_applications",
  "events",
  "old_address_counts",
] as const;

export type ExpiringTable = (typeof expiringTables)[number];

/** What a person is searched by: at least one of address and number is not "". */
export interface Sought {
  email: string;
  phone: string;
  /** `address`: only what was sent with the address. `number`: also what has only its number. "" if not chosen. */
  scope: "address" | "number" | "";
}

/** The number as the database takes it: null leaves out what has only the number. */
export const wantedPhone = ({ phone, scope }: Sought) => (scope === "address" ? null : phone);

/** Reads the form; null for an invalid address or number, or neither. */
export function soughtOf(posted: Record<string, unknown>): Sought | null {
  const textOf = (value: unknown) => (typeof value === "string" ? value : "");
  const [email, phone] = [cleanLine(textOf(posted.email)), cleanTelephone(textOf(posted.phone))];
  const isEmail = /^[^\s@]{1,200}@[^\s@]{1,200}$/.test(email);
  if ((email && !isEmail) || (phone && !isTelephone(phone))) return null;
  const scope = posted.scope === "address" || posted.scope === "number" ? posted.scope : "";
  return email || phone ? { email, phone, scope } : null;
}

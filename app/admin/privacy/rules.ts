/** What is kept of people, by table, in the order it is shown. */
export const personTables = [
  "contact_requests",
  "quote_requests",
  "express_orders",
  "demo_bookings",
  "leads",
  "lead_notes",
  "lead_replies",
  "lead_events",
  "mail_deliveries",
  "accounts",
] as const;

export type PersonTable = (typeof personTables)[number];

/** What the daily erasure takes from. */
export const expiringTables = [
  "contact_requests",
  "quote_requests",
  "express_orders",
  "demo_bookings",
  "events",
  "old_address_counts",
] as const;

export type ExpiringTable = (typeof expiringTables)[number];

/** By what somebody is looked for: at least one of the two. */
export interface Sought {
  email: string;
  phone: string;
}

/** Somebody sought, of a form's fields; null when neither an address nor a number was given. */
export function soughtOf(posted: Record<string, unknown>): Sought | null {
  const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");
  const [email, phone] = [textOf(posted.email), textOf(posted.phone)];
  const isEmail = /^[^\s@]{1,200}@[^\s@]{1,200}$/.test(email);
  const digits = phone.replace(/\D/g, "").length;
  const isPhone = /^\+?[-0-9()\s]{8,20}$/.test(phone) && digits >= 8;
  if ((email && !isEmail) || (phone && !isPhone)) return null;
  return email || phone ? { email, phone } : null;
}

/**
 * The reference number of a stored form, for the phone and emails: "Q-0A3C-8F1E", the first eight digits of its id. K
 * is a contact request, Q a quote request, B an order.
 */
export function referenceNumber(prefix: "K" | "Q" | "B", id: string): string {
  const digits = id.replaceAll("-", "").toUpperCase();
  return `${prefix}-${digits.slice(0, 4)}-${digits.slice(4, 8)}`;
}

/** Whether a text is a reference number; only then is one from a URL shown. */
export function isReferenceNumber(text: string): boolean {
  return /^[QB]-[0-9A-F]{4}-[0-9A-F]{4}$/.test(text);
}

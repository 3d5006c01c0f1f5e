/**
 * The number by which people name a stored form, on the phone and in emails: "Q-0A3C-8F1E", the first eight digits of
 * its id. The database computes the same (the generated column `number`).
 */
export function referenceNumber(prefix: "Q" | "B", id: string): string {
  const digits = id.replaceAll("-", "").toUpperCase();
  return `${prefix}-${digits.slice(0, 4)}-${digits.slice(4, 8)}`;
}

/** Whether a text is a reference number: one in an address is shown only if it is. */
export function isReferenceNumber(text: string): boolean {
  return /^[QB]-[0-9A-F]{4}-[0-9A-F]{4}$/.test(text);
}

/**
 * The tel: link of a telephone number, written as people write it: digits and the plus of a country code (RFC 3966).
 */
export function telephoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, "")}`;
}

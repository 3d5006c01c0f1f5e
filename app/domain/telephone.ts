/**
 * A telephone number in E.164: "+46701234567". One without a country code is taken as Swedish. Null when it is no number.
 */
export function internationalNumber(typed: string): string | null {
  const number = typed
    .replace("(0)", "")
    .replace(/[\s()./-]/g, "")
    .replace(/^00/, "+")
    .replace(/^0/, "+46");
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null;
}

/** The tel: link of a telephone number, written as people write it. From abroad, too, it calls Sweden (RFC 3966). */
export function telephoneHref(number: string): string {
  return `tel:${internationalNumber(number) ?? number.replace(/[^\d+]/g, "")}`;
}

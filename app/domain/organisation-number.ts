/** Every usual spelling: with the century, as a VAT number (SE ... 01), with a hyphen, a dash, a space or nothing. */
const organisationNumber =
  /(?<![\p{L}\p{N}_])(?:[Ss][Ee][\s-]?)?(16|19|20)?(\d{6})([-\u2010-\u2015\u2212\s]?)(\d{4})(?:[\s-]?01)?(?![\p{L}\p{N}_])/gu;

/**
 * The first Swedish organisation number in a text, as 556677-8899. Its last digit is a check digit (Skatteverket, SKV
 * 709). A sole trader's is their personal identity number. Null when there is none.
 */
export function organisationNumberIn(text: string): string | null {
  for (const [, century, first = "", mark = "", last = ""] of text.matchAll(organisationNumber)) {
    const isOne = /^..[01]/.test(first)
      ? isBirthday(first, { isMarked: mark.trim() !== "" || century !== undefined }) && century !== "16"
      : first[0] !== "0" && (century === undefined || century === "16");
    if (isOne && hasCheckDigit(first + last)) return `${first}-${last}`;
  }
  return null;
}

/** Whether six digits begin a personal identity number (SKV 704), or a coordination number, whose day is 60 more. */
function isBirthday(digits: string, { isMarked }: { isMarked: boolean }): boolean {
  const [month, day] = [Number(digits.slice(2, 4)), Number(digits.slice(4, 6)) % 60];
  // Ten digits that begin with 0, in one piece, are a telephone number.
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 && (isMarked || digits[0] !== "0");
}

/** Whether the last of some digits is their check digit (Luhn, ISO/IEC 7812-1). */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .reverse()
    .map((digit, place) => (place % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2))
    .reduce((one, other) => one + other, 0);
  return sum % 10 === 0;
}

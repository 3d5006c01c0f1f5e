/** A telephone number, for a text that nobody copies from: no line ends in it. */
export function unbroken(number: string): string {
  return number.replaceAll(" ", "\u00a0").replaceAll("-", "-\u2060");
}

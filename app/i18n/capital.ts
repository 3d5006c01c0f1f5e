/** A text with its first letter in upper case: Swedish writes the names of days and months in lower case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

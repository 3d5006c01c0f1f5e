/** A text at the beginning of a line: Swedish writes the names of days and months small. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The heading of the last fallback (product 15.4), the same in every language. */
export const criticalHeading = "Critical App Error";

/** The error's message, below the heading. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Replaces the document by the last fallback, for errors that no boundary could catch, and reports the error
 * like an uncaught one.
 */
export function showCriticalError(error: unknown): void {
  reportError(error);
  const root = document.documentElement ?? document.appendChild(document.createElement("html"));
  const body = document.createElement("body");
  const main = document.createElement("main");
  const heading = document.createElement("h1");
  const text = document.createElement("p");
  heading.textContent = criticalHeading;
  text.textContent = errorText(error);
  main.lang = "en";
  main.className = "section wrap";
  main.append(heading, text);
  body.append(main);
  root.querySelector("body")?.remove();
  root.append(body);
}

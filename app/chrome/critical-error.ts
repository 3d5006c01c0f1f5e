/**
 * The last resort, when not even an error screen could be drawn: "Critical App Error" and the error's text
 * (specification section 8). Plain elements; nothing of the app may be relied on.
 */
export function showCriticalError(error: unknown): void {
  const root = document.documentElement ?? document.appendChild(document.createElement("html"));
  const body = document.createElement("body");
  const box = document.createElement("main");
  const heading = document.createElement("h1");
  const text = document.createElement("p");
  heading.textContent = "Critical App Error";
  text.textContent = error instanceof Error ? error.message : String(error);
  box.lang = "en";
  box.className = "section wrap";
  box.setAttribute("role", "alert");
  box.append(heading, text);
  body.append(box);
  root.querySelector("body")?.remove();
  root.append(body);
}

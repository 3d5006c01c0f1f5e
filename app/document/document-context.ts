import { createContext } from "react";

/** What the server puts into a page's document beside what React draws. */
interface ServerDocument {
  /** The text of all its styles. */
  styles: string;
  /** What it hydrates with (react-router-internals.ts), as JSON. */
  hydration: string;
  data: string;
  /** The text of its one script (inline-script.ts). */
  script: string;
}

/** Null in the browser, where the document stands already. */
export const DocumentContext = createContext<ServerDocument | null>(null);

import { createContext } from "react";

/** What the server adds to a page's document. */
interface ServerDocument {
  styles: string;
  /** The data to hydrate with (react-router-internals.ts), as JSON. */
  hydration: string;
  data: string;
  /** The text of the inline script (inline-script.ts). */
  script: string;
  /** The id of the request, for an error's page. */
  requestId: string | undefined;
}

/** Null in the browser. */
export const DocumentContext = createContext<ServerDocument | null>(null);

import { createContext } from "react";

/** What the server passes to the components that render the document. */
interface ServerDocument {
  styles: string;
  /** The routes and settings to hydrate with (react-router-internals.ts), as JSON. */
  hydration: string;
  /** The loaders' data, in React Router's own encoding. */
  data: string;
  /** The text of the inline script (inline-script.ts). */
  script: string;
  /** The id of the request, shown on error pages. */
  requestId: string | undefined;
}

/** Null in the browser, and in development. */
export const DocumentContext = createContext<ServerDocument | null>(null);

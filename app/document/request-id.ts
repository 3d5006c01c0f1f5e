import { useContext, useState } from "react";
import { DocumentContext } from "./document-context.ts";

/** The entry of the Server-Timing header with the id of a request that failed. */
const entryName = "request";

/** The Server-Timing header of a request that failed. */
export function timingOf(id: string): string {
  return `${entryName};desc="${id}"`;
}

/** The id of the request whose error is shown; undefined when none is known. */
export function useRequestId(): string | undefined {
  const document = useContext(DocumentContext);
  const [id] = useState(() => document?.requestId ?? idOfLatestResponse());
  return id;
}

/** In the browser: the id of the latest failed response, of a navigation inside the app or of the document. */
function idOfLatestResponse(): string | undefined {
  if (typeof window === "undefined") return undefined;
  const responses = ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind));
  return responses
    .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? entry.serverTiming : []))
    .findLast(({ name }) => name === entryName)?.description;
}

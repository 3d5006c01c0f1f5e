import { isOnThisMachine } from "#server/on-this-machine.ts";

/** What is in the folder for the demo's data. */
export type FolderState = "empty" | "demo" | "foreign";

/**
 * Why the demo is not started, in one line that says what to do; null when nothing speaks against it. Invented people must
 * never be taken for real ones, nor real data be removed.
 */
export function demoRefusal(
  environment: Readonly<Record<string, string | undefined>>,
  folder: string,
  state: FolderState,
): string | null {
  const { NODE_ENV, DATABASE_URL, SITE_URL } = environment;
  if (NODE_ENV === "production")
    return "The demo is not for production: NODE_ENV is production here. Run it on your own machine, without NODE_ENV.";
  if (DATABASE_URL)
    return "The demo has a database of its own: it is not filled into DATABASE_URL. Run it without DATABASE_URL.";
  if (SITE_URL && (!URL.canParse(SITE_URL) || !isOnThisMachine(SITE_URL)))
    return `The demo is not for the public: SITE_URL is ${SITE_URL}. Run it without SITE_URL.`;
  if (state === "foreign")
    return `${folder} has the data of another installation: name a folder of its own. Example: DATA_DIR=./data/demo`;
  return null;
}

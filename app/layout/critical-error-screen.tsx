import { criticalHeading, errorText } from "./critical-error.ts";

/** The last resort inside the app: there are no words for an error screen, or not even one could be drawn. */
export function CriticalErrorScreen({ error }: { error: unknown }) {
  return (
    <main className="section wrap" lang="en">
      <h1>{criticalHeading}</h1>
      <p>{errorText(error)}</p>
    </main>
  );
}

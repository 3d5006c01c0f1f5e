import { criticalHeading, errorText } from "./critical-error.ts";

/** The last resort inside the app: an error screen has no words, or could not be rendered. */
export function CriticalErrorScreen({ error }: { error: unknown }) {
  return (
    <main className="section wrap" lang="en">
      <h1>{criticalHeading}</h1>
      <p>{errorText(error)}</p>
    </main>
  );
}

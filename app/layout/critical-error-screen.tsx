import { criticalHeading, errorText } from "./critical-error.ts";

/** The fallback inside the app for when even an error screen has no texts, or could not be rendered. */
export function CriticalErrorScreen({ error }: { error: unknown }) {
  return (
    <main className="section wrap" lang="en">
      <h1>{criticalHeading}</h1>
      <p>{errorText(error)}</p>
    </main>
  );
}

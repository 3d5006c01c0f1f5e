import type { Clause } from "#app/sections/legal-text.tsx";

interface StoryLineProps {
  /** The anchor of each is its local date and time: "2026-11-14T17:10". Its title may be empty. */
  clauses: readonly Clause[];
  largest: string;
}

/** A timeline along a vertical tape. */
export function StoryLine({ clauses, largest }: StoryLineProps) {
  return (
    <ol>
      {clauses.map(({ id: at, title, text }) => (
        <li key={at} className={at.endsWith(largest) ? "story-moment story-moment--large" : "story-moment"}>
          <time className="numeral" dateTime={at}>
            {at.slice(-5)}
          </time>
          <div>
            {title && <h2>{title}</h2>}
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

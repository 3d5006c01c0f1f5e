import type { Clause } from "#app/sections/legal-text.tsx";
import "./story-line.css";

interface StoryLineProps {
  /** The anchor of each is its day and time, local: "2026-11-14T17:10". Its title can be empty. */
  moments: readonly Clause[];
  /** The clock time of the one that stands largest. */
  largest: string;
}

/** Clock times that hang on a vertical tape. */
export function StoryLine({ moments, largest }: StoryLineProps) {
  return (
    <ol>
      {moments.map(({ id: at, title, text }) => (
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

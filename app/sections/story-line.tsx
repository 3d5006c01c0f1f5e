import "./story-line.css";

export interface Moment {
  /** ISO day and time, local: "2026-11-14T17:10". */
  at: string;
  /** Empty for a moment that needs none. */
  heading: string;
  text: readonly string[];
}

interface StoryLineProps {
  moments: readonly Moment[];
  /** The clock time of the one that stands largest. */
  largest: string;
}

/** Clock times that hang on a vertical tape. */
export function StoryLine({ moments, largest }: StoryLineProps) {
  return (
    <ol>
      {moments.map(({ at, heading, text }) => (
        <li key={at} className={at.endsWith(largest) ? "story-moment story-moment--large" : "story-moment"}>
          <time className="numeral" dateTime={at}>
            {at.slice(-5)}
          </time>
          <div>
            {heading && <h2>{heading}</h2>}
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

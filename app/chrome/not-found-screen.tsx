import { useLocation } from "react-router";
import type { notFoundWords } from "#app/content/pages/not-found.server.ts";
import { pageHref } from "#app/language/links.ts";
import type { Locale } from "#app/language/locale.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "./site-link.tsx";
import "#app/ui/tape.css";
import "./not-found-screen.css";

export type NotFoundWords = (typeof notFoundWords)[Locale];

const guesses = ["guard", "orderGuard", "host"] as const;
const ways = ["home", "prices", "demo", "contactRequest", "careers"] as const;

/** "Här tar bandet slut": the tape under the skyline is cut, and its end hangs loose (DESIGN.md 16). */
export function NotFoundScreen({ locale, words }: { locale: Locale; words: NotFoundWords }) {
  const [before, after] = words.typed.split("{path}");
  return (
    <div className="nf night">
      <div className="wrap nf-in">
        <div>
          <h1>{words.heading}</h1>
          <p className="lead">{words.lead}</p>
        </div>
        <div className="nf-s">
          <p>
            {before}
            <code>{readable(useLocation().pathname)}</code>
            {after}
          </p>
          <ul>
            {guesses.map((page) => (
              <li key={page}>
                <SiteLink to={pageHref(page, locale)}>
                  <b>{words.guesses[page].name}</b>
                  <span>{words.guesses[page].text}</span>
                  <Icon name="arrow" />
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="nf-sky">
        <div className="nf-band tape" aria-hidden="true" />
        <img src="/illustrations/skyline-natt.svg" alt="" width={1312} height={196} />
        <div className="nf-loose" aria-hidden="true" />
      </div>
      <nav className="wrap nf-ways" aria-label={words.ways}>
        {ways.map((page) => (
          <SiteLink key={page} to={pageHref(page, locale)}>
            <b>{words.way[page].name}</b>
            <span>{words.way[page].text}</span>
          </SiteLink>
        ))}
      </nav>
    </div>
  );
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

import { useLocation } from "react-router";
import type { notFoundMessages } from "#app/content/pages/not-found.server.ts";
import type { searchFieldMessages } from "#app/content/pages/search.server.ts";
import { decodedPath } from "#app/domain/decoded-path.ts";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { SearchField } from "#app/sections/search-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "./site-link.tsx";
import "./not-found-screen.css";

export interface NotFoundView {
  locale: Locale;
  messages: ReturnType<typeof notFoundMessages>;
  guesses: readonly { href: string; name: string }[];
  search: { messages: (typeof searchFieldMessages)[Locale]; query: string };
}

const ways = ["home", "expressOrder", "prices", "demo", "contactRequest", "careers"] as const;

/** The tape under the skyline is cut, and its end hangs down. */
export function NotFoundScreen({ locale, messages, guesses, search }: NotFoundView) {
  const [before, after] = (guesses.length > 0 ? messages.typed : messages.typedUnknown).split("{path}");
  return (
    <div className="not-found night">
      <div className="wrap not-found__columns columns columns--halves">
        <div>
          <h1>{messages.heading}</h1>
          <p className="lead">{messages.lead}</p>
        </div>
        <div className="not-found__search">
          <p>
            {before}
            <code>{decodedPath(useLocation().pathname)}</code>
            {after}
          </p>
          {guesses.length > 0 && (
            <ul className="rows">
              {guesses.map(({ href, name }) => (
                <li key={href}>
                  <SiteLink className="quiet-link apart" to={href}>
                    <b className="title--small">{name}</b>
                    <Icon name="arrow" />
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
          <SearchField {...search} locale={locale} />
        </div>
      </div>
      <div className="not-found__skyline">
        <div className="not-found__tape tape" aria-hidden="true" />
        <img src="/illustrations/skyline-natt.svg" alt="" width={1312} height={196} />
        <div className="not-found__loose-end" aria-hidden="true" />
      </div>
      <nav className="wrap not-found__ways" aria-label={messages.ways}>
        {ways.map((page) => (
          <SiteLink className="ruled quiet-link" key={page} to={pageHref(page, locale)}>
            <b className="own-line title--small">{messages.way[page].name}</b>
            <span className="small muted">{messages.way[page].text}</span>
          </SiteLink>
        ))}
      </nav>
    </div>
  );
}

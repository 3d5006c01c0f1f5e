import { useLocation } from "react-router";
import { inLanguage } from "#app/i18n/links.ts";
import { type Locale, locales } from "#app/i18n/locale.ts";
import { storeLanguage } from "./language-choice.ts";
import "./language-links.css";

/** The name of each language, in that language. */
const names: Record<Locale, string> = { sv: "Svenska", en: "English" };

interface LanguageLinksProps {
  locale: Locale;
  label: string;
  /** "SV EN" in the header, "Svenska English" in the mobile menu. */
  short?: boolean;
}

/** The language selector: the same page in each language, as a full document load. */
export function LanguageLinks({ locale, label, short = false }: LanguageLinksProps) {
  const { pathname, search } = useLocation();
  const page = new URL(pathname + search, "http://page");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links.
    <div className="language-links" role="group" aria-label={label}>
      {locales.map((other) => (
        <a
          key={other}
          href={inLanguage(page, other)}
          lang={other}
          hrefLang={other}
          aria-current={other === locale ? "true" : undefined}
          onClick={({ currentTarget }) => {
            storeLanguage(other);
            // The HTML of a cached page lacks the query parameters of this visit.
            currentTarget.href = inLanguage(
              new URL(location.pathname + location.search, location.origin),
              other,
            );
          }}
        >
          {short ? <span aria-hidden="true">{other.toUpperCase()}</span> : null}
          <span className={short ? "visually-hidden" : undefined}>{names[other]}</span>
        </a>
      ))}
    </div>
  );
}

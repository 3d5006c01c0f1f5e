import { LanguageField } from "#app/i18n/language-field.tsx";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import "./search-field.css";

interface SearchFieldProps {
  messages: { label: string; example: string; submit: string };
  locale: Locale;
  query: string;
}

/** The search field of the site. Sent by GET, so that a search has a URL to share and to go back to. */
export function SearchField({ messages, locale, query }: SearchFieldProps) {
  return (
    <search>
      <form className="search-field" action={pageHref("search", "sv")}>
        <label htmlFor="q">{messages.label}</label>
        <div>
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={query}
            key={query}
            placeholder={messages.example}
            maxLength={100}
            enterKeyHint="search"
          />
          <LanguageField locale={locale} />
          <Button kind="primary">{messages.submit}</Button>
        </div>
      </form>
    </search>
  );
}

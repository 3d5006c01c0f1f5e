import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import type { careersMessages } from "#app/content/pages/careers.server.ts";
import { citiesIn } from "#app/domain/cities.ts";
import { type JobRole, jobRoles, serviceTable } from "#app/domain/services.ts";
import { LanguageField } from "#app/i18n/language-field.tsx";
import { defaultLocale, type Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import {
  everyOpening,
  extentParameters,
  filterNames,
  type OpeningsView,
  openingsHref,
  readOpeningsView,
} from "./filters.ts";
import { type Extent, extents } from "./keys.ts";

interface OpeningFiltersProps {
  view: OpeningsView;
  locale: Locale;
  anchor: string;
  messages: (typeof careersMessages)[Locale]["jobs"];
  names: { roles: Record<JobRole, string>; extents: Record<Extent, string> };
}

const navigateOptions = { preventScrollReset: true, replace: true, state: "filters" };

/** The filters of the openings, which are in the URL: with script each choice navigates, without it the form does. */
export function OpeningFilters({ view, locale, anchor, messages, names }: OpeningFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const go = (href: string) => navigate(href, navigateOptions);
  const isFormRead = useRef(false);
  const currentHref = openingsHref(view, locale);
  // The URL of an earlier choice may be rendered after a later choice, which it must not undo.
  const isReplaced = useNavigationType() === "REPLACE";
  const isOwn = useLocation().state === navigateOptions.state && isReplaced;

  const followUrl = useEffectEvent(() => {
    if (!form.current) return;
    const chosen = openingsHref(viewOfForm(form.current), locale);
    // A choice made before hydration is applied; after that the form follows a link's URL.
    if (chosen !== currentHref && !isFormRead.current) go(chosen);
    else if (chosen !== currentHref && !isOwn) fill(form.current, view);
    isFormRead.current = true;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the URL changes
  useEffect(() => followUrl(), [currentHref]);

  return (
    <form
      className="opening-filters no-print"
      ref={form}
      aria-label={messages.filters}
      action={`${openingsHref(everyOpening, defaultLocale)}#${anchor}`}
      autoComplete="off"
      onChange={(event) => go(openingsHref(viewOfForm(event.currentTarget), locale))}
    >
      <LanguageField locale={locale} />
      <fieldset className="segmented">
        <legend className="visually-hidden">{messages.role}</legend>
        <div className="segments">
          {[null, ...jobRoles].map((role) => (
            <label key={role}>
              <input
                type="radio"
                name={filterNames.role}
                value={role ? serviceTable[role].slug : ""}
                defaultChecked={role === view.role}
              />
              {role ? names.roles[role] : messages.allRoles}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="field">
        <label className="visually-hidden" htmlFor="opening-city">
          {messages.city}
        </label>
        <select id="opening-city" name={filterNames.city} defaultValue={view.city ?? ""}>
          <option value="">{messages.allCities}</option>
          {citiesIn(locale).map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label className="visually-hidden" htmlFor="opening-extent">
          {messages.extent}
        </label>
        <select
          id="opening-extent"
          name={filterNames.extent}
          defaultValue={view.extent ? extentParameters[view.extent] : ""}
        >
          <option value="">{messages.allExtents}</option>
          {extents.map((extent) => (
            <option key={extent} value={extentParameters[extent]}>
              {names.extents[extent]}
            </option>
          ))}
        </select>
      </div>
      <Button kind="secondary" size="small" className="opening-filters__show">
        {messages.show}
      </Button>
    </form>
  );
}

function viewOfForm(form: HTMLFormElement): OpeningsView {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readOpeningsView(new URLSearchParams(fields));
}

function fill(form: HTMLFormElement, { role, city, extent }: OpeningsView): void {
  const values: Record<string, string | null> = {
    [filterNames.role]: role && serviceTable[role].slug,
    [filterNames.city]: city,
    [filterNames.extent]: extent && extentParameters[extent],
  };
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = values[field.name] ?? "";
    if (field instanceof HTMLInputElement && field.type === "radio")
      field.checked = field.value === (values[field.name] ?? "");
  }
}

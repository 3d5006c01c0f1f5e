import { citiesIn } from "#app/domain/cities.ts";
import { defaultLocale } from "#app/i18n/locale.ts";
import { coverName } from "#app/news/cover.ts";
import type { NewsPanelProps } from "./news-panel.tsx";

const scenes = [
  "stage",
  "notebook",
  "match",
  "powers",
  "receipt",
  "report",
  "schedule",
  "site",
  "steps",
  "chevrons",
  "paragraph",
  "entrance",
] as const;

type NewsCoverProps = Pick<NewsPanelProps, "data" | "content" | "onChange">;

/** Radio buttons for the article's cover, with all drawings. */
export function NewsCover({ data, content, onChange }: NewsCoverProps) {
  const { panel } = data.messages;
  const covers = [
    ...scenes.map((value) => ({ value, label: panel.covers[value] })),
    ...citiesIn(defaultLocale).map(({ slug, name }) => ({ value: `map-${slug}`, label: name })),
  ];
  return (
    <fieldset className="field">
      <legend>{panel.cover}</legend>
      <div className="news-covers">
        {covers.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="cover"
              className="visually-hidden"
              value={value}
              checked={content.cover === value}
              onChange={() => onChange((before) => ({ ...before, cover: value }))}
            />
            <img
              src={`/illustrations/${coverName(value)}.svg`}
              alt=""
              width="320"
              height="180"
              loading="lazy"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { BandCode } from "#app/admin/ui/band-code.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { NewsCover } from "./news-cover.tsx";
import type { NewsPanelProps } from "./news-panel.tsx";
import "#app/ui/check.css";

type NewsAboutProps = Pick<NewsPanelProps, "data" | "content" | "wrong" | "onChange" | "onPlan">;

/** The article's properties: category, slug, author, cover, roles, dates. */
export function NewsAbout({ data, content, wrong, onChange, onPlan }: NewsAboutProps) {
  const { messages } = data;
  const { panel } = messages;
  const errorOf = (name: "slug" | "author") => {
    const why = wrong.find(({ field }) => field === name)?.why;
    return why && messages.wrong[why];
  };
  return (
    <section>
      <h2>{panel.about}</h2>
      <div className="form">
        <SelectField
          id="news-category"
          name="category"
          label={panel.category}
          options={data.categories}
          value={content.category}
          onChange={(value) => {
            const category = data.categories.find((option) => option.value === value)?.value;
            if (category) onChange((before) => ({ ...before, category }));
          }}
        />
        <Field
          id="news-slug"
          required={false}
          name="slug"
          label={panel.slug}
          hint={panel.slugHint}
          error={errorOf("slug")}
          value={content.slug}
          maxLength={100}
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange((before) => ({ ...before, slug: target.value }))}
        />
        <Field
          key={data.at}
          id="news-at"
          required={false}
          name="at"
          label={panel.at}
          hint={panel.atHint}
          type="datetime-local"
          defaultValue={data.at}
          onChange={({ target }) => onPlan(target.value)}
        />
        <fieldset className="field">
          <legend>{panel.roles}</legend>
          {data.roles.map(({ key, name }) => (
            <label key={key} className="check">
              <input
                type="checkbox"
                name="roles"
                value={key}
                checked={content.roles.includes(key)}
                onChange={({ target }) =>
                  onChange((before) => ({
                    ...before,
                    roles: target.checked
                      ? [...before.roles, key]
                      : before.roles.filter((each) => each !== key),
                  }))
                }
              />
              <BandCode service={key} />
              {name}
            </label>
          ))}
        </fieldset>
        <Field
          id="news-author"
          required={false}
          name="author"
          label={panel.author}
          error={errorOf("author")}
          value={content.author}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => onChange((before) => ({ ...before, author: target.value }))}
        />
        <Field
          id="news-reviewed"
          required={false}
          name="reviewedOn"
          label={panel.reviewed}
          type="date"
          value={content.reviewedOn ?? ""}
          onChange={({ target }) => onChange((before) => ({ ...before, reviewedOn: target.value || null }))}
        />
        <NewsCover data={data} content={content} onChange={onChange} />
      </div>
    </section>
  );
}

import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import { Part } from "#app/admin/ui/part.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import { Field } from "#app/ui/field.tsx";
import type { feedEntries } from "./feeds.server.ts";
import type { demoFeedsWords } from "./words.server.ts";
import "#app/ui/item-list.css";

interface DemoFeedsProps {
  words: (typeof demoFeedsWords)[Locale];
  feeds: ReturnType<typeof feedEntries>;
  /** A feed URL that was just made; it is shown once and not stored. */
  made: string | undefined;
}

/** The calendar feeds of the person who is signed in: of all demos, and of each sales rep. */
export function DemoFeeds({ words, feeds, made }: DemoFeedsProps) {
  return (
    <Part id="feeds" heading={words.heading} lead={words.lead}>
      {made ? (
        <Field
          key={made}
          id="feed-address"
          name="feed"
          label={words.address}
          hint={words.once}
          defaultValue={made}
          autoComplete="off"
        />
      ) : null}
      <ul className="item-list">
        {feeds.map(({ id, name, since, make, end }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <small>{since ?? words.none}</small>
            </span>
            <span className="actions">
              <FormButton values={make} label={`${since ? words.renew : words.make}: ${name}`}>
                {since ? words.renew : words.make}
              </FormButton>
              {end ? (
                <FormButton values={end} label={`${words.end}: ${name}`}>
                  {words.end}
                </FormButton>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

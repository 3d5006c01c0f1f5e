import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import { Part } from "#app/admin/ui/part.tsx";
import { Field } from "#app/ui/field.tsx";
import type { SettingsPage } from "./settings-page.ts";
import "#app/ui/item-list.css";

/**
 * The calendar feeds of the person who is signed in: of all demos, and of each sales rep. A URL that was just made is
 * shown once and not stored.
 */
export function DemoFeeds({ feedMessages: messages, feeds, outcome }: SettingsPage) {
  const newFeed = outcome?.feed;
  return (
    <Part id="feeds" heading={messages.heading} lead={messages.lead}>
      {newFeed ? (
        <Field
          key={newFeed}
          id="feed-address"
          name="feed"
          label={messages.address}
          hint={messages.once}
          defaultValue={newFeed}
          autoComplete="off"
        />
      ) : null}
      <ul className="item-list">
        {feeds.map(({ id, name, since, make, end }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <small>{since ?? messages.none}</small>
            </span>
            <span className="actions">
              <FormButton values={make} label={`${since ? messages.renew : messages.make}: ${name}`}>
                {since ? messages.renew : messages.make}
              </FormButton>
              {end ? (
                <FormButton values={end} label={`${messages.end}: ${name}`}>
                  {messages.end}
                </FormButton>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

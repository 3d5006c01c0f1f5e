import { Form } from "react-router";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { leadListMessages } from "./words.server.ts";

interface SavedViewsProps {
  messages: (typeof leadListMessages)[Locale]["views"];
  views: readonly { key: string; label: string; current: boolean }[];
  /** The URL parameters of the current view; "" for the whole list. */
  current: string;
  newId: string;
  outcome: Outcome | undefined;
}

/** The forms to save the current view, and to rename and remove the saved ones. */
export function SavedViews({ messages, views, current, newId, outcome }: SavedViewsProps) {
  const errorOf = (form: string, id?: string) =>
    outcome?.form === form && (!id || outcome.values?.view === id) ? outcome.wrong?.[0]?.text : undefined;
  return (
    <div className="lead-views row">
      {current && !views.some((view) => view.current) ? (
        <details open={errorOf("saveView") !== undefined}>
          <summary className="plain-button">{messages.save}</summary>
          <Form method="post" className="admin-box" preventScrollReset noValidate>
            <input type="hidden" name="intent" value="saveView" />
            <input type="hidden" name="view" value={newId} />
            <input type="hidden" name="query" value={current} />
            <Field
              id="view-name"
              name="name"
              label={messages.name}
              hint={messages.hint}
              maxLength={40}
              error={errorOf("saveView")}
              defaultValue={outcome?.form === "saveView" ? outcome.values?.name : undefined}
            />
            <Button kind="outline" size="small">
              {messages.saveButton}
            </Button>
          </Form>
        </details>
      ) : null}
      {views.length > 0 ? (
        <details open={errorOf("renameView") !== undefined}>
          <summary className="plain-button">{messages.change}</summary>
          <div className="admin-box">
            {views.map(({ key: id, label: name }) => (
              <div key={`${id} ${name}`} className="stack">
                <Form method="post" className="stack" preventScrollReset noValidate>
                  <input type="hidden" name="intent" value="renameView" />
                  <input type="hidden" name="view" value={id} />
                  <Field
                    id={`view-${id}`}
                    name="name"
                    label={messages.name}
                    maxLength={40}
                    error={errorOf("renameView", id)}
                    defaultValue={name}
                  />
                  <Button kind="outline" size="small" aria-label={`${messages.rename}: ${name}`}>
                    {messages.rename}
                  </Button>
                </Form>
                <FormButton values={{ intent: "removeView", view: id }} label={`${messages.remove}: ${name}`}>
                  {messages.remove}
                </FormButton>
              </div>
            ))}
          </div>
        </details>
      ) : null}
    </div>
  );
}

import { randomUUID } from "node:crypto";
import { Form } from "react-router";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { listNames } from "#app/admin/colleagues.server.ts";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { CheckGroup } from "#app/admin/ui/check-group.tsx";
import { Confirm } from "#app/admin/ui/confirm.tsx";
import { ConfirmOrNotice } from "#app/admin/ui/confirm-identity.tsx";
import { HiddenFields } from "#app/admin/ui/hidden-fields.tsx";
import { ListTable } from "#app/admin/ui/list-table.tsx";
import { respondWith } from "#app/admin/ui/outcome.ts";
import { Part } from "#app/admin/ui/part.tsx";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { apiScopes } from "#app/api/key.ts";
import { listKeys } from "#app/api/keys.server.ts";
import { authMessages } from "#app/content/account/shared.server.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { apiPath } from "#app/site-map.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useCopied } from "#app/ui/use-copied.ts";
import type { Route } from "./+types/route";
import { askForFactor, handleKeysForm, type KeysOutcome, keyDays } from "./keys-action.server.ts";
import { keyRow } from "./keys-view.server.ts";
import { apiKeysPageMessages } from "./words.server.ts";
import "#app/ui/chip.css";
import "#app/ui/select-field.css";
import "./api-keys.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["admin"]);
  const [keys, names] = await Promise.all([listKeys(staff), listNames(staff)]);
  const messages = apiKeysPageMessages[locale];
  const { proof, problems } = authMessages[locale];
  const now = new Date();
  return {
    messages: { ...messages, confirm: { proof, problems } },
    documentHref: `${apiPath}/openapi.json`,
    /** Of the next key, so that its form sent twice makes one. */
    newId: randomUUID(),
    scopes: apiScopes.map((name) => ({ name, label: messages.scopes[name] })),
    days: keyDays.map((value) => ({ value, label: messages.create.daysOptions[value] })),
    keys: keys.map((key) => keyRow(key, names, now, locale)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["admin"]);
  const form = await readFormData(request);
  const proofRequest = await askForFactor(request, context, admin.member, form);
  return proofRequest ?? respondWith(await handleKeysForm(admin, form));
}

export const clientAction = submitOrStay;

/** The keys of the API. For administrators. */
export default function ApiKeys({ loaderData, actionData }: Route.ComponentProps) {
  const result = useLastResult(actionData);
  const { messages, keys, documentHref } = loaderData;
  return (
    <AdminPage messages={messages}>
      <ConfirmOrNotice request={result?.confirm} messages={messages.confirm} outcome={result} undo="" />
      {result?.made ? <NewKey messages={messages.key} made={result.made} /> : null}
      <ListTable
        messages={messages}
        rows={keys.map(({ id, name, ending, made, scopes, used, state, revoke }) => ({
          key: id,
          cells: {
            name: (
              <>
                {name}
                <small>{ending}</small>
                <small>{made}</small>
              </>
            ),
            scopes: (
              <ul className="key-scopes">
                {scopes.map((scope) => (
                  <li key={scope}>{scope}</li>
                ))}
              </ul>
            ),
            used,
            state: <span className={`chip chip--${state.look}`}>{state.label}</span>,
            action: revoke ? (
              <Confirm {...revoke} ask={messages.revoke.ask} intent="revoke" values={{ id }} />
            ) : null,
          },
        }))}
      />
      <CreateForm page={loaderData} outcome={result} />
      <p>
        <a href={documentHref}>{messages.document}</a>
      </p>
    </AdminPage>
  );
}

type Page = Route.ComponentProps["loaderData"];

/** A key that was just made, to copy. */
function NewKey({
  messages,
  made,
}: {
  messages: Page["messages"]["key"];
  made: { name: string; key: string };
}) {
  const { shown, copy } = useCopied(messages);
  return (
    <Part id="new-key" heading={fill(messages.heading, { name: made.name })}>
      <div className="new-key stack">
        <FieldFrame id="new-key-text" label={messages.label} hint={messages.hint}>
          {(attributes) => (
            <input
              {...attributes}
              key={made.key}
              readOnly
              defaultValue={made.key}
              autoComplete="off"
              spellCheck={false}
              onFocus={({ target }) => target.select()}
            />
          )}
        </FieldFrame>
        <p className="actions">
          <Button
            type="button"
            kind="outline"
            size="small"
            data-needs-script=""
            onClick={() => void copy(made.key)}
          >
            {shown || messages.copy}
          </Button>
        </p>
        <p className="visually-hidden" role="status">
          {shown}
        </p>
      </div>
    </Part>
  );
}

function CreateForm({ page, outcome }: { page: Page; outcome: KeysOutcome | undefined }) {
  const { create } = page.messages;
  const { key, field, errorOf } = useEditedForm("key", { version: 0, values: { days: "" } }, outcome);
  return (
    <Part id="create" heading={create.heading} lead={create.lead}>
      <Form method="post" className="stack" noValidate preventScrollReset key={key}>
        <HiddenFields values={{ id: page.newId }} />
        <div className="field-grid">
          <Field {...field("name")} label={create.name} maxLength={60} autoComplete="off" />
          <SelectField {...field("days")} label={create.days} options={page.days} />
        </div>
        <CheckGroup
          id="key-scopes"
          legend={create.scopes}
          options={page.scopes}
          isChecked={(name) => field(name).defaultValue === "yes"}
          error={errorOf("scopes")}
        />
        <Button name="intent" value="make" kind="primary" size="small">
          {create.button}
        </Button>
      </Form>
    </Part>
  );
}

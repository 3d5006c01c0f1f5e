import { redirect } from "react-router";
import { findUser } from "#app/account/users.server.ts";
import { adminRequest, findOr404 } from "#app/admin/admin-request.server.ts";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { askForFactor } from "#app/admin/ui/ask-for-factor.server.ts";
import { Confirm } from "#app/admin/ui/confirm.tsx";
import { ConfirmOrNotice } from "#app/admin/ui/confirm-identity.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import { respondWith } from "#app/admin/ui/outcome.ts";
import { Part } from "#app/admin/ui/part.tsx";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { adminHref } from "#app/admin/urls.ts";
import { authMessages } from "#app/content/account/shared.server.ts";
import { accountPaths, adminPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { pathIn } from "#app/i18n/links.ts";
import { Table } from "#app/ui/table.tsx";
import type { Route } from "./+types/user-route";
import { changeAccess, readAccess } from "./access.server.ts";
import { userPageMessages } from "./words.server.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { member, staff, locale } = await adminRequest(request, context, ["admin"]);
  const person = await findOr404(params.id, (id) => findUser(staff, id));
  // One's own sessions and factors are on the account page.
  if (person.id === member.userId) throw redirect(pathIn(accountPaths.account, locale));
  const { done, refused, ...messages } = userPageMessages[locale];
  const { proof, problems } = authMessages[locale];
  const { name } = person;
  return {
    messages: {
      ...messages,
      title: fill(messages.title, { name }),
      heading: name,
      lead: fill(messages.lead, { name }),
      noSessions: fill(messages.sessions.none, { name }),
      noFactors: fill(messages.factors.none, { name }),
      endAllText: fill(messages.sessions.endAllText, { name }),
      confirm: { proof, problems },
    },
    listHref: adminHref(adminPaths.users, locale),
    ...(await readAccess(request, context, person, locale)),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { member, staff, locale } = await adminRequest(request, context, ["admin"]);
  const { id, name } = await findOr404(params.id, (userId) => findUser(staff, userId));
  const form = await readFormData(request);
  const proofRequest = await askForFactor(request, context, member, form);
  if (proofRequest) return proofRequest;
  const done = await changeAccess(request, context, id, form);
  const messages = userPageMessages[locale];
  return respondWith({
    done: done !== null,
    text: done ? fill(messages.done[done], { name }) : messages.refused,
    confirm: undefined,
  });
}

export const clientAction = submitOrStay;

/** A colleague's sessions and second factors. For administrators. */
export default function UserPage({ loaderData, actionData }: Route.ComponentProps) {
  const result = useLastResult(actionData);
  const { messages, listHref, sessions, factors } = loaderData;
  return (
    <AdminPage messages={messages} backHref={listHref}>
      <ConfirmOrNotice request={result?.confirm} messages={messages.confirm} outcome={result} />
      <Part id="sessions" heading={messages.sessions.heading}>
        {sessions.length > 0 ? (
          <>
            <Table
              caption={messages.sessions.caption}
              columns={messages.sessions.columns}
              rows={sessions.map(({ id, device, begun, lastUsed, label }) => ({
                key: id,
                cells: {
                  device,
                  begun,
                  seen: lastUsed,
                  action: (
                    <FormButton values={{ intent: "endSession", id }} label={label}>
                      {messages.sessions.end}
                    </FormButton>
                  ),
                },
              }))}
            />
            <Confirm
              ask={messages.sessions.endAll}
              text={messages.endAllText}
              button={messages.sessions.endAllButton}
              intent="endAll"
            />
          </>
        ) : (
          <p>{messages.noSessions}</p>
        )}
      </Part>
      <Part id="factors" heading={messages.factors.heading}>
        {factors.length > 0 ? (
          <Table
            caption={messages.factors.caption}
            columns={messages.factors.columns}
            rows={factors.map(({ id, name, kind, added, used, text, button }) => ({
              key: id,
              cells: {
                name,
                kind,
                added,
                used,
                action: (
                  <Confirm
                    ask={messages.factors.remove}
                    text={text}
                    button={button}
                    intent="removeFactor"
                    values={{ id }}
                  />
                ),
              },
            }))}
          />
        ) : (
          <p>{messages.noFactors}</p>
        )}
      </Part>
    </AdminPage>
  );
}

import { data, redirect } from "react-router";
import { freshnessProblem, requestFormProof } from "#app/account/proof.server.ts";
import { adminRequest, findOr404 } from "#app/admin/admin-request.server.ts";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { answerOrStay } from "#app/admin/ui/answer-or-stay.ts";
import { Confirm } from "#app/admin/ui/confirm.tsx";
import { ConfirmIdentity } from "#app/admin/ui/confirm-identity.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import { answerWith, noStore } from "#app/admin/ui/outcome.ts";
import { Part } from "#app/admin/ui/part.tsx";
import { useLastAnswer } from "#app/admin/ui/use-last-answer.ts";
import { adminHref } from "#app/admin/urls.ts";
import { authWords } from "#app/content/account/shared.server.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { pathIn } from "#app/i18n/links.ts";
import { accountPaths, adminPaths } from "#app/site-map.ts";
import { Table } from "#app/ui/table.tsx";
import type { Route } from "./+types/user-route";
import { changeAccess, readAccess } from "./access.server.ts";
import { findUser } from "./data.server.ts";
import { confirmFirst } from "./users-action.server.ts";
import { userPageWords } from "./words.server.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { member, staff, locale } = await adminRequest(request, context, ["admin"]);
  const person = await findOr404(params.id, (id) => findUser(staff, id));
  // One's own sessions and factors are on the account page.
  if (person.id === member.userId) throw redirect(pathIn(accountPaths.account, locale));
  const { done, refused, ...words } = userPageWords[locale];
  const { proof, problems } = authWords[locale];
  const { name } = person;
  return {
    words: {
      ...words,
      title: fill(words.title, { name }),
      heading: name,
      lead: fill(words.lead, { name }),
      noSessions: fill(words.sessions.none, { name }),
      noFactors: fill(words.factors.none, { name }),
      endAllText: fill(words.sessions.endAllText, { name }),
      confirm: { proof, problems },
    },
    listHref: adminHref(adminPaths.users, locale),
    ...(await readAccess(request, context, person, locale)),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { member, staff, locale } = await adminRequest(request, context, ["admin"]);
  const { id, name } = await findOr404(params.id, (wanted) => findUser(staff, wanted));
  const form = await readFormData(request);
  const problem = await freshnessProblem(request, context, member.claims, form);
  if (problem) {
    const confirm = await requestFormProof(request, context, form, problem);
    return data(confirmFirst(confirm), { status: 403, headers: noStore });
  }
  const done = await changeAccess(request, context, id, form);
  const words = userPageWords[locale];
  return answerWith({
    done: done !== null,
    text: done ? fill(words.done[done], { name }) : words.refused,
    confirm: undefined,
  });
}

export const clientAction = answerOrStay;

export default function UserPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  const { words, listHref, sessions, factors } = loaderData;
  return (
    <AdminPage words={words} backHref={listHref}>
      {answer?.confirm ? (
        <ConfirmIdentity request={answer.confirm} words={words.confirm} />
      ) : (
        <AdminNotice outcome={answer} />
      )}
      <Part id="sessions" heading={words.sessions.heading}>
        {sessions.length > 0 ? (
          <>
            <Table
              caption={words.sessions.caption}
              columns={words.sessions.columns}
              rows={sessions.map(({ id, device, begun, seen, label }) => ({
                key: id,
                cells: {
                  device,
                  begun,
                  seen,
                  action: (
                    <FormButton values={{ intent: "endSession", id }} label={label}>
                      {words.sessions.end}
                    </FormButton>
                  ),
                },
              }))}
            />
            <Confirm
              ask={words.sessions.endAll}
              text={words.endAllText}
              button={words.sessions.endAllButton}
              intent="endAll"
            />
          </>
        ) : (
          <p>{words.noSessions}</p>
        )}
      </Part>
      <Part id="factors" heading={words.factors.heading}>
        {factors.length > 0 ? (
          <Table
            caption={words.factors.caption}
            columns={words.factors.columns}
            rows={factors.map(({ id, name, kind, added, used, text, button }) => ({
              key: id,
              cells: {
                name,
                kind,
                added,
                used,
                action: (
                  <Confirm
                    ask={words.factors.remove}
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
          <p>{words.noFactors}</p>
        )}
      </Part>
    </AdminPage>
  );
}

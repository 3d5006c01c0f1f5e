import { data, Form, Link } from "react-router";
import { freshnessProblem, requestFormProof } from "#app/account/proof.server.ts";
import { administrationClient } from "#app/account/session.server.ts";
import { callbackUrl } from "#app/account/urls.ts";
import { adminRequest } from "#app/admin/admin-request.server.ts";
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
import { adminFrameWords } from "#app/admin/words.server.ts";
import { authWords } from "#app/content/account/shared.server.ts";
import { reportErrorContext, siteUrlContext } from "#app/context.ts";
import { staffRoles } from "#app/domain/staff-roles.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { pathIn } from "#app/i18n/links.ts";
import { accountPaths, adminPaths } from "#app/site-map.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Table } from "#app/ui/table.tsx";
import type { Route } from "./+types/route";
import { listUsers } from "./data.server.ts";
import { confirmFirst, handleUsersForm, type UsersOutcome } from "./users-action.server.ts";
import { usersPageWords } from "./words.server.ts";
import "#app/ui/select-field.css";
import "#app/ui/chip.css";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { member, staff, locale } = await adminRequest(request, context, ["admin"]);
  const words = usersPageWords[locale];
  const { roles } = adminFrameWords[locale];
  const { proof, problems } = authWords[locale];
  const confirm = { proof, problems };
  const withAccounts = await administrationClient(request, context)
    .then((accounts) => listUsers(staff, accounts))
    .catch((error: unknown) => {
      context.get(reportErrorContext)(error, url.pathname);
      return null;
    });
  const users = withAccounts ?? (await listUsers(staff, null));
  return {
    words: { ...words, confirm },
    isWhole: withAccounts !== null,
    roleOptions: staffRoles.map((value) => ({ value, label: roles[value] })),
    users: users.map(({ id, name, role, active, account }) => ({
      id,
      name,
      role,
      isSelf: id === member.userId,
      active,
      email: account?.email ?? null,
      isInvited: account !== null && !account.isConfirmed,
      hasSecondFactor: account?.hasSecondFactor ?? false,
      state: !active
        ? { look: "error", label: words.states.off }
        : account && !account.isConfirmed
          ? { look: "info", label: words.states.invited }
          : account && !account.hasOwnWayIn
            ? { look: "warning", label: words.states.noPassword }
            : account && !account.hasSecondFactor
              ? { look: "warning", label: words.states.noFactor }
              : { look: "ok", label: words.states.active },
      signedIn: account?.lastSignIn
        ? formatShortMoment(account.lastSignIn, locale)
        : account
          ? words.never
          : null,
      accessHref: adminHref(`${adminPaths.users}/${id}`, locale),
      nameLabel: fill(words.rename.label, { name }),
      roleLabel: fill(words.newRole, { name }),
      deactivate: {
        text: fill(words.deactivate.text, { name }),
        button: fill(words.deactivate.button, { name }),
      },
      factorText: fill(words.factor.text, { name }),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { member, staff, locale } = await adminRequest(request, context, ["admin"]);
  const form = await readFormData(request);
  const problem = await freshnessProblem(request, context, member.claims, form);
  if (problem) {
    const confirm = await requestFormProof(request, context, form, problem);
    return data(confirmFirst(confirm), { status: 403, headers: noStore });
  }
  const accounts = await administrationClient(request, context);
  const redirectTo = callbackUrl(
    context.get(siteUrlContext),
    pathIn(accountPaths.invitation, locale),
    locale,
  );
  return answerWith(await handleUsersForm(staff, accounts, form, redirectTo, locale));
}

export const clientAction = answerOrStay;

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  const { words, isWhole, roleOptions, users } = loaderData;
  return (
    <AdminPage words={words}>
      {answer?.confirm ? (
        <ConfirmIdentity request={answer.confirm} words={words.confirm} />
      ) : (
        <AdminNotice outcome={answer} undo={words.undo} />
      )}
      {isWhole ? null : <p role="alert">{words.noAccounts}</p>}
      <Table
        caption={words.caption}
        columns={words.columns}
        rows={users.map((person) => ({
          key: person.id,
          cells: {
            name: (
              <div className="row row-unbroken">
                <span>
                  {person.name}
                  {person.isSelf ? ` (${words.you})` : null}
                  {person.email ? <small>{person.email}</small> : null}
                </span>
                <NameForm words={words} person={person} />
              </div>
            ),
            // Nobody changes their own role: an administrator who gave it up could not take it back.
            role: person.isSelf ? (
              roleOptions.find(({ value }) => value === person.role)?.label
            ) : (
              <RoleForm words={words} person={person} options={roleOptions} />
            ),
            state: <span className={`chip chip--${person.state.look}`}>{person.state.label}</span>,
            signedIn: person.signedIn,
            action: <PersonActions words={words} person={person} />,
          },
        }))}
      />
      <InviteForm words={words} options={roleOptions} outcome={answer} />
    </AdminPage>
  );
}

type Words = Route.ComponentProps["loaderData"]["words"];
type ShownPerson = Route.ComponentProps["loaderData"]["users"][number];
type Options = Route.ComponentProps["loaderData"]["roleOptions"];

function NameForm({ words, person }: { words: Words; person: ShownPerson }) {
  return (
    <details key={person.name}>
      <summary className="plain-button">{words.rename.ask}</summary>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={person.id} />
        <input type="hidden" name="was" value={person.name} />
        <span className="field">
          <input
            name="name"
            defaultValue={person.name}
            aria-label={person.nameLabel}
            maxLength={100}
            required
            autoComplete="off"
          />
        </span>
        <button type="submit" name="intent" value="name" className="plain-button">
          {words.rename.button}
        </button>
      </Form>
    </details>
  );
}

function RoleForm({ words, person, options }: { words: Words; person: ShownPerson; options: Options }) {
  return (
    <Form method="post" className="row row-unbroken gap-tight" preventScrollReset key={person.role}>
      <input type="hidden" name="id" value={person.id} />
      <input type="hidden" name="was" value={person.role} />
      <span className="field">
        <select name="role" defaultValue={person.role} aria-label={person.roleLabel}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </span>
      <button type="submit" name="intent" value="role" className="plain-button">
        {words.changeRole}
      </button>
    </Form>
  );
}

function PersonActions({ words, person }: { words: Words; person: ShownPerson }) {
  const { id, email } = person;
  if (!person.active) return <FormButton values={{ intent: "on", id }}>{words.activate}</FormButton>;
  if (person.isSelf) return null;
  return (
    <div className="actions">
      <Link className="plain-button" to={person.accessHref} aria-label={`${words.access}: ${person.name}`}>
        {words.access}
      </Link>
      {person.isInvited && email ? (
        <FormButton values={{ intent: "again", email }}>{words.again}</FormButton>
      ) : null}
      <Confirm {...person.deactivate} ask={words.deactivate.ask} intent="off" values={{ id }} />
      {person.hasSecondFactor ? (
        <Confirm
          ask={words.factor.ask}
          button={words.factor.button}
          text={person.factorText}
          intent="factor"
          values={{ id }}
        />
      ) : null}
    </div>
  );
}

function InviteForm({
  words: { invite },
  options,
  outcome,
}: {
  words: Words;
  options: Options;
  outcome: UsersOutcome | undefined;
}) {
  const errorOf = (name: string) => outcome?.wrong?.find((each) => each.name === name)?.text;
  return (
    <Part id="invite" heading={invite.heading} lead={invite.hint}>
      <Form method="post" className="field-grid" noValidate key={outcome?.done ? outcome.text : "invite"}>
        <Field
          id="invite-name"
          name="name"
          label={invite.name}
          autoComplete="off"
          defaultValue={outcome?.values?.name}
          error={errorOf("name")}
        />
        <Field
          id="invite-email"
          name="email"
          type="email"
          inputMode="email"
          label={invite.email}
          autoComplete="off"
          defaultValue={outcome?.values?.email}
          error={errorOf("email")}
        />
        <SelectField
          id="invite-role"
          name="role"
          label={invite.role}
          options={options}
          defaultValue={outcome?.values?.role ?? "sales"}
          error={errorOf("role")}
        />
        <Button name="intent" value="invite" kind="primary">
          {invite.button}
        </Button>
      </Form>
      <p className="admin-lead">{invite.privacy}</p>
    </Part>
  );
}

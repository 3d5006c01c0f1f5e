import { Form, Link } from "react-router";
import { administrationClient } from "#app/account/session.server.ts";
import { callbackUrl } from "#app/account/urls.ts";
import { listUsers } from "#app/account/users.server.ts";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { askForFactor, type ProvenOutcome } from "#app/admin/ui/ask-for-factor.server.ts";
import { Confirm } from "#app/admin/ui/confirm.tsx";
import { ConfirmOrNotice } from "#app/admin/ui/confirm-identity.tsx";
import { FormButton, HiddenFields } from "#app/admin/ui/hidden-fields.tsx";
import { respondWith } from "#app/admin/ui/outcome.ts";
import { Part } from "#app/admin/ui/part.tsx";
import { RowMenu } from "#app/admin/ui/row-menu.tsx";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { adminHref } from "#app/admin/urls.ts";
import { adminFrameMessages } from "#app/admin/words.server.ts";
import { authMessages } from "#app/content/account/shared.server.ts";
import { siteContext } from "#app/context.ts";
import { accountPaths, adminPaths } from "#app/domain/staff-paths.ts";
import { staffRoles } from "#app/domain/staff-roles.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { pathIn } from "#app/i18n/links.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Table } from "#app/ui/table.tsx";
import type { Route } from "./+types/route";
import { handleUsersForm } from "./users-action.server.ts";
import { usersPageMessages } from "./words.server.ts";
import "#app/ui/select-field.css";
import "#app/ui/chip.css";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { member, staff, locale } = await adminRequest(request, context, ["admin"]);
  const messages = usersPageMessages[locale];
  const { roles } = adminFrameMessages[locale];
  const { proof, problems } = authMessages[locale];
  const confirm = { proof, problems };
  const withAccounts = await administrationClient(request, context)
    .then((accounts) => listUsers(staff, accounts))
    .catch((error: unknown) => {
      context.get(siteContext).reportError(error, url.pathname);
      return null;
    });
  const users = withAccounts ?? (await listUsers(staff, null));
  return {
    messages: { ...messages, confirm },
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
        ? { look: "error", label: messages.states.off }
        : account && !account.isConfirmed
          ? { look: "info", label: messages.states.invited }
          : account && !account.hasOwnWayIn
            ? { look: "warning", label: messages.states.noPassword }
            : account && !account.hasSecondFactor
              ? { look: "warning", label: messages.states.noFactor }
              : { look: "ok", label: messages.states.active },
      signedIn: account?.lastSignIn
        ? formatShortMoment(account.lastSignIn, locale)
        : account
          ? messages.never
          : null,
      accessHref: adminHref(`${adminPaths.users}/${id}`, locale),
      nameLabel: fill(messages.rename.label, { name }),
      roleLabel: fill(messages.newRole, { name }),
      deactivate: {
        text: fill(messages.deactivate.text, { name }),
        button: fill(messages.deactivate.button, { name }),
      },
      factorText: fill(messages.factor.text, { name }),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["admin"]);
  const form = await readFormData(request);
  const proofRequest = await askForFactor(request, context, admin.member, form);
  if (proofRequest) return proofRequest;
  const accounts = await administrationClient(request, context);
  const { locale } = admin;
  const redirectTo = callbackUrl(
    context.get(siteContext).siteUrl,
    pathIn(accountPaths.invitation, locale),
    locale,
  );
  return respondWith(await handleUsersForm(admin, accounts, form, redirectTo));
}

export const clientAction = submitOrStay;

/** The staff: their roles and accounts, and invitations. For administrators. */
export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const result = useLastResult(actionData);
  const { messages, isWhole, roleOptions, users } = loaderData;
  return (
    <AdminPage messages={messages}>
      <ConfirmOrNotice
        request={result?.confirm}
        messages={messages.confirm}
        outcome={result}
        undo={messages.undo}
      />
      {isWhole ? null : <p role="alert">{messages.noAccounts}</p>}
      <Table
        caption={messages.caption}
        columns={messages.columns}
        rows={users.map((person) => ({
          key: person.id,
          cells: {
            name: (
              <>
                <b>{person.name}</b>
                {person.isSelf ? ` (${messages.you})` : null}
                {person.email ? <small>{person.email}</small> : null}
              </>
            ),
            role: roleOptions.find(({ value }) => value === person.role)?.label,
            state: <span className={`chip chip--${person.state.look}`}>{person.state.label}</span>,
            signedIn: person.signedIn,
            action: (
              <RowMenu label={messages.menu} about={person.name}>
                <PersonMenu messages={messages} person={person} options={roleOptions} />
              </RowMenu>
            ),
          },
        }))}
      />
      <InviteForm messages={messages} options={roleOptions} outcome={result} />
    </AdminPage>
  );
}

type Messages = Route.ComponentProps["loaderData"]["messages"];
type Person = Route.ComponentProps["loaderData"]["users"][number];
type Options = Route.ComponentProps["loaderData"]["roleOptions"];

function NameForm({ messages, person }: { messages: Messages; person: Person }) {
  return (
    <details key={person.name}>
      <summary className="plain-button">{messages.rename.ask}</summary>
      <Form method="post" preventScrollReset>
        <HiddenFields values={{ id: person.id, was: person.name }} />
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
          {messages.rename.button}
        </button>
      </Form>
    </details>
  );
}

function RoleForm({ messages, person, options }: { messages: Messages; person: Person; options: Options }) {
  return (
    <Form method="post" className="row row-unbroken stack--tight" preventScrollReset key={person.role}>
      <HiddenFields values={{ id: person.id, was: person.role }} />
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
        {messages.changeRole}
      </button>
    </Form>
  );
}

/** What can be done with a person. Nobody changes their own role: who gave it up could not take it back. */
function PersonMenu({ messages, person, options }: { messages: Messages; person: Person; options: Options }) {
  const { id, email } = person;
  if (person.isSelf) return <NameForm messages={messages} person={person} />;
  return (
    <>
      {person.active ? (
        <Link to={person.accessHref} aria-label={`${messages.access}: ${person.name}`}>
          {messages.access}
        </Link>
      ) : null}
      <RoleForm messages={messages} person={person} options={options} />
      <NameForm messages={messages} person={person} />
      {person.active && person.isInvited && email ? (
        <FormButton values={{ intent: "again", email }}>{messages.again}</FormButton>
      ) : null}
      {person.active && person.hasSecondFactor ? (
        <Confirm {...messages.factor} text={person.factorText} intent="factor" values={{ id }} />
      ) : null}
      {person.active ? (
        <Confirm {...person.deactivate} ask={messages.deactivate.ask} intent="off" values={{ id }} />
      ) : (
        <FormButton values={{ intent: "on", id }}>{messages.activate}</FormButton>
      )}
    </>
  );
}

type InviteFormProps = { messages: Messages; options: Options; outcome: ProvenOutcome | undefined };

function InviteForm({ messages: { invite }, options, outcome }: InviteFormProps) {
  const { key, field } = useEditedForm("invite", { version: 0, values: { role: "sales" } }, outcome);
  return (
    <Part id="invite" heading={invite.heading} lead={invite.hint}>
      <Form method="post" className="field-grid" noValidate key={key}>
        <Field {...field("name")} label={invite.name} />
        <Field {...field("email")} type="email" inputMode="email" label={invite.email} />
        <SelectField {...field("role")} label={invite.role} options={options} />
        <Button name="intent" value="invite" kind="primary">
          {invite.button}
        </Button>
      </Form>
      <p className="admin-lead">{invite.privacy}</p>
    </Part>
  );
}

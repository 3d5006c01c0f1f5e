import { join } from "node:path";
import { data, Form } from "react-router";
import type { ProblemCode } from "#app/account/problems.ts";
import { freshnessProblem, requestFormProof } from "#app/account/proof.server.ts";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { Confirm } from "#app/admin/ui/confirm.tsx";
import { ConfirmOrNotice } from "#app/admin/ui/confirm-identity.tsx";
import { FormButton, HiddenFields } from "#app/admin/ui/hidden-fields.tsx";
import { noStore } from "#app/admin/ui/outcome.ts";
import { Part } from "#app/admin/ui/part.tsx";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { adminHref, exportConfirmParameter } from "#app/admin/urls.ts";
import { authMessages } from "#app/content/account/shared.server.ts";
import { siteContext } from "#app/context.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { expiringTables } from "#app/privacy/person.ts";
import { countExpired } from "#app/privacy/persons.server.ts";
import { monthsBefore } from "#app/privacy/retention.server.ts";
import { Button } from "#app/ui/button.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Table } from "#app/ui/table.tsx";
import type { Route } from "./+types/route";
import { handlePrivacyForm, isConfirmedErasure, type PrivacyOutcome } from "./privacy-action.server.ts";
import { privacyPageMessages } from "./words.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["admin"]);
  const messages = privacyPageMessages[locale];
  const { proof, problems } = authMessages[locale];
  const { RETENTION_MONTHS: months } = context.get(siteContext).configuration;
  const counts = await countExpired(staff, monthsBefore(new Date(), months));
  return {
    messages,
    confirm: { proof, problems },
    exportAddress: adminHref(adminPaths.personFile, locale),
    retentionLead: fill(messages.retention.lead, { months: String(months) }),
    expired: expiringTables.map((table) => ({
      name: messages.tables[table],
      value: formatNumber(counts[table], locale),
    })),
  };
}

/** The problem that person-file-route.ts redirected here with, since an export can't ask for a factor. */
function exportProblem({ searchParams }: URL, form: FormData): ProblemCode | "none" | null {
  const problemCode = form.has("intent") ? null : searchParams.get(exportConfirmParameter);
  const isKnown = (code: string): code is ProblemCode => Object.hasOwn(authMessages.sv.problems, code);
  return problemCode === null ? null : isKnown(problemCode) ? problemCode : "none";
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["admin"]);
  const form = await readFormData(request);
  // The word is checked first, so that nobody gets a code for something that is then refused.
  const erases = isConfirmedErasure(textsOf(form), admin.locale);
  const isRetention = form.get("intent") === "retention";
  const problem =
    exportProblem(url, form) ??
    (erases || isRetention ? await freshnessProblem(request, context, admin.member.claims, form) : null);
  const confirm = problem ? await requestFormProof(request, context, form, problem) : undefined;
  // Treated as a search, so that its result stays on the page while the second factor is asked for.
  if (confirm && !isRetention) form.set("intent", "find");
  const outboxDir = join(context.get(siteContext).configuration.DATA_DIR, "mails");
  const outcome: PrivacyOutcome =
    confirm && isRetention
      ? { sought: { email: "", phone: "", scope: "" } }
      : await handlePrivacyForm(admin, form, outboxDir);
  return data(
    { ...outcome, confirm },
    { status: confirm ? 403 : outcome.notice?.done === false ? 400 : 200, headers: noStore },
  );
}

export const clientAction = submitOrStay;

/** Finds, exports and erases one person's data; shows and runs the erasure of old data. For administrators. */
export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const result = useLastResult(actionData);
  const { messages, confirm, exportAddress, retentionLead, expired } = loaderData;
  const { find, found: shown, erase, retention } = messages;
  const summary = result?.summary;
  const sought = result?.sought;
  const error = result?.notice?.wrong?.[0]?.text;
  return (
    <AdminPage messages={messages}>
      <ConfirmOrNotice
        request={result?.confirm}
        messages={confirm}
        action={result?.confirm?.posted.intent ? undefined : exportAddress}
        outcome={result?.notice}
      />
      <Part id="find" heading={find.heading} lead={find.lead}>
        <Form method="post" className="field-grid" noValidate preventScrollReset>
          {(["email", "phone"] as const).map((name) => (
            <Field
              // What is shown below; empty again once the person is erased.
              key={`${name} ${sought?.[name]}`}
              id={`find-${name}`}
              name={name}
              type={name === "phone" ? "tel" : "email"}
              inputMode={name === "phone" ? "tel" : "email"}
              label={find[name]}
              required={false}
              autoComplete="off"
              defaultValue={sought?.[name]}
              error={name === "email" ? error : undefined}
            />
          ))}
          <Button name="intent" value="find" kind="primary">
            {find.button}
          </Button>
        </Form>
        <p className="admin-lead">{find.privacy}</p>
      </Part>
      {summary && sought ? (
        <Part id="found" heading={summary.heading}>
          <div role="status" className="stack stack--tight">
            {summary.none ? <p>{summary.none}</p> : null}
            {summary.by ? <p>{summary.by}</p> : null}
            {summary.warnings.map((text) => (
              <p key={text} className="admin-warning">
                <Icon name="warn" />
                {text}
              </p>
            ))}
          </div>
          {summary.others.length > 0 ? (
            <div className="stack stack--tight">
              <p>{shown.others}</p>
              <div className="row">
                {summary.others.map((email) => (
                  <FormButton key={email} values={{ intent: "find", email }}>
                    {email}
                  </FormButton>
                ))}
              </div>
              {summary.change ? (
                <FormButton
                  values={{
                    ...sought,
                    intent: "find",
                    scope: sought.scope === "number" ? "address" : "number",
                  }}
                >
                  {summary.change}
                </FormButton>
              ) : null}
            </div>
          ) : null}
          {summary.rows.length === 0 ? null : (
            <>
              <Table caption={shown.caption} columns={shown.columns} rows={summary.rows} />
              <Form method="post" action={exportAddress} reloadDocument>
                <HiddenFields values={{ ...sought }} />
                <Button kind="outline" size="small">
                  {messages.export}
                </Button>
              </Form>
              <Confirm {...summary.erase} button={erase.button} intent="erase" values={{ ...sought }}>
                <Field id="erase-word" name="word" label={summary.erase.label} autoComplete="off" />
              </Confirm>
            </>
          )}
        </Part>
      ) : null}
      <Part id="retention" heading={retention.heading} lead={retentionLead}>
        <FactList className="facts facts--figures" facts={expired} />
        <Confirm ask={retention.ask} button={retention.button} text={retention.text} intent="retention" />
      </Part>
    </AdminPage>
  );
}

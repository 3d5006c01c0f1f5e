import { adminRequest, findOr404, isId, notFound } from "#app/admin/admin-request.server.ts";
import { listNames } from "#app/admin/colleagues.server.ts";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { DetailFacts, Message } from "#app/admin/ui/detail-facts.tsx";
import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { respondWith, revalidateAfterConflict } from "#app/admin/ui/outcome.ts";
import { RestoredText } from "#app/admin/ui/restored-text.tsx";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { adminHref } from "#app/admin/urls.ts";
import { findApplication } from "#app/careers/application/applications.server.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/application-route";
import { handleApplicationForm } from "./application-action.server.ts";
import { applicationData } from "./applications-view.server.ts";
import { applicationPageMessages } from "./words.server.ts";
import "#app/ui/chip.css";
import "#app/admin/ui/detail.css";

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["sales"]);
  const [application, names] = await Promise.all([
    findOr404(id, () => findApplication(staff, id)),
    listNames(staff),
  ]);
  const messages = applicationPageMessages[locale];
  const data = applicationData(application, names, locale);
  return {
    messages: { ...messages, title: fill(messages.title, { name: data.name }), heading: data.name },
    backHref: adminHref(adminPaths.applications, locale),
    data,
  };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["sales"]);
  if (!isId(id)) throw notFound();
  return respondWith(await handleApplicationForm(admin, id, await readFormData(request)));
}

export const clientAction = submitOrStay;
export const shouldRevalidate = revalidateAfterConflict;

/** An application for a job: who it is, how it goes, and the staff's note. */
export default function Application({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = useLastResult(actionData);
  const { messages, backHref, data } = loaderData;
  return (
    <AdminPage
      messages={messages}
      backHref={backHref}
      actions={
        <p className="actions">
          <Button as="a" kind="primary" size="small" href={data.callHref}>
            <Icon name="phone" /> {messages.call}
          </Button>
          <Button as="a" kind="outline" size="small" href={data.writeHref}>
            <Icon name="mail" /> {messages.write}
          </Button>
        </p>
      }
    >
      <AdminNotice outcome={outcome} undo={messages.undo} />
      <div className="columns columns--halves detail">
        <section className="stack" aria-label={data.name}>
          <DetailFacts facts={data.facts} />
          <Message message={data.message} />
        </section>
        <section className="admin-box" aria-labelledby="marks-heading">
          <div className="admin-head row">
            <h2 id="marks-heading">{messages.marks.heading}</h2>
            <span className={`chip chip--${data.chip.look}`}>{data.chip.label}</span>
          </div>
          <div className="actions">
            {data.marks.map(({ status, label }) => (
              <Button
                as={FormButton}
                key={status}
                kind="outline"
                size="small"
                values={{ intent: "status", version: String(data.version), status }}
              >
                {label}
              </Button>
            ))}
          </div>
          <Note key={data.id} messages={messages.note} data={data} outcome={outcome} />
        </section>
      </div>
    </AdminPage>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function Note({
  messages,
  data: { id, version, note },
  outcome,
}: {
  messages: Loaded["messages"]["note"];
  data: Loaded["data"];
  outcome: Outcome | undefined;
}) {
  const form = useEditedForm("note", { version, values: { note } }, outcome, `application ${id}`);
  return (
    <EditedForm base={form} className="stack detail__part" sendsBegan>
      <RestoredText form={form} messages={messages.draft} />
      <Field {...form.field("note")} label={messages.label} hint={messages.hint} multiline rows={3} />
      <Button kind="outline" size="small" name="intent" value="note">
        {messages.save}
      </Button>
    </EditedForm>
  );
}

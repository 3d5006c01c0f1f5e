import { Link } from "react-router";
import { adminRequest, isId, notFound } from "#app/admin/admin-request.server.ts";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { askForFactor, type ProvenOutcome } from "#app/admin/ui/ask-for-factor.server.ts";
import { Confirm } from "#app/admin/ui/confirm.tsx";
import { ConfirmOrNotice } from "#app/admin/ui/confirm-identity.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import { ListTable } from "#app/admin/ui/list-table.tsx";
import { respondWith, revalidateAfterConflict } from "#app/admin/ui/outcome.ts";
import { Part } from "#app/admin/ui/part.tsx";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { adminHref } from "#app/admin/urls.ts";
import { authMessages } from "#app/content/account/shared.server.ts";
import { siteContext } from "#app/context.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { Field } from "#app/ui/field.tsx";
import { findWebhook, listDeliveries } from "#app/webhooks/webhooks.server.ts";
import type { Route } from "./+types/webhook-route";
import { handleWebhookForm, provenIntents, type WebhookOutcome } from "./webhook-action.server.ts";
import { WebhookForm } from "./webhook-form.tsx";
import { webhookView } from "./webhook-view.server.ts";
import { webhookPageMessages } from "./words.server.ts";
import "#app/ui/chip.css";
import "./webhooks.css";

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["admin"]);
  if (!isId(id)) throw notFound();
  const [webhook, log] = await Promise.all([findWebhook(staff, id), listDeliveries(staff, id)]);
  const { done, refused, notes, wrong, hints, ...messages } = webhookPageMessages[locale];
  const { proof, problems } = authMessages[locale];
  const { WEBHOOK_PRIVATE_ADDRESSES: allowsPrivate } = context.get(siteContext).configuration;
  const heading = webhook?.name ?? messages.create;
  return {
    id,
    messages: {
      ...messages,
      heading,
      title: fill(messages.title, { name: heading }),
      hints: { name: hints.name, url: allowsPrivate ? hints.urlInside : hints.url },
      confirm: { proof, problems },
    },
    backHref: adminHref(adminPaths.webhooks, locale),
    view: webhookView(webhook, log, locale),
  };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["admin"]);
  if (!isId(id)) throw notFound();
  const form = await readFormData(request);
  if (provenIntents.includes(String(form.get("intent")))) {
    const proofRequest = await askForFactor(request, context, admin.member, form);
    if (proofRequest) return proofRequest;
  }
  const { secrets, configuration } = context.get(siteContext);
  const allowsPrivate = configuration.WEBHOOK_PRIVATE_ADDRESSES;
  const outcome = await handleWebhookForm(admin, { secrets, allowsPrivate }, id, form);
  if (!outcome) throw notFound();
  return respondWith<WebhookOutcome & ProvenOutcome>(outcome);
}

export const clientAction = submitOrStay;
export const shouldRevalidate = revalidateAfterConflict;

/** A webhook: where it leads, what it is told, and how its deliveries went. For administrators. */
export default function WebhookPage({ loaderData, actionData }: Route.ComponentProps) {
  const result: (WebhookOutcome & ProvenOutcome) | undefined = useLastResult(actionData);
  const { id, messages, backHref, view } = loaderData;
  return (
    <AdminPage messages={messages} backHref={backHref}>
      <ConfirmOrNotice request={result?.confirm} messages={messages.confirm} outcome={result} />
      {result?.secret ? <NewSecret messages={messages.secret} secret={result.secret} /> : null}
      {view.notes.map((note) => (
        <p key={note} className="admin-lead">
          {note}
        </p>
      ))}
      <WebhookForm key={id} messages={messages} view={view} outcome={result} />
      {view.isNew ? null : (
        <>
          <WebhookActions messages={messages} view={view} />
          <Deliveries messages={messages.log} view={view} />
        </>
      )}
    </AdminPage>
  );
}

type LoaderData = Route.ComponentProps["loaderData"];
type Messages = LoaderData["messages"];

function NewSecret({ messages, secret }: { messages: Messages["secret"]; secret: string }) {
  return (
    <div className="field-grid">
      <Field
        key={secret}
        id="webhook-secret"
        name="secret"
        label={messages.label}
        hint={messages.once}
        defaultValue={secret}
        readOnly
        autoComplete="off"
        className="field--wide"
      />
    </div>
  );
}

function WebhookActions({ messages, view }: { messages: Messages; view: LoaderData["view"] }) {
  const version = String(view.version);
  return (
    <div className="actions webhook-actions">
      <FormButton values={{ intent: "test" }} className="button button--outline button--small">
        {messages.test}
      </FormButton>
      <FormButton values={{ intent: view.isOff ? "resume" : "pause", version }}>
        {view.isOff ? messages.resume : messages.pause}
      </FormButton>
      <Confirm {...messages.rotate} intent="rotate" values={{ version }} />
      <Confirm {...messages.remove} intent="remove" />
    </div>
  );
}

function Deliveries({ messages, view }: { messages: Messages["log"]; view: LoaderData["view"] }) {
  return (
    <Part id="deliveries" heading={messages.heading} lead={view.logLead}>
      <ListTable
        messages={messages}
        rows={view.deliveries.map(
          ({ id, event, href, time, state, response, attempt, next, againLabel }) => ({
            key: id,
            cells: {
              event: (
                <div>
                  {event}
                  {href ? (
                    <small>
                      <Link to={href}>{messages.request}</Link>
                    </small>
                  ) : null}
                </div>
              ),
              time: <time dateTime={time.iso}>{time.text}</time>,
              state: (
                <div>
                  <span className={`chip chip--${state.look}`}>{state.label}</span>
                  {next ? <small>{next}</small> : null}
                </div>
              ),
              response: (
                <div>
                  {response ?? "–"}
                  {attempt ? <small>{attempt}</small> : null}
                </div>
              ),
              action: againLabel ? (
                <FormButton values={{ intent: "again", delivery: id }} label={againLabel}>
                  {messages.again}
                </FormButton>
              ) : null,
            },
          }),
        )}
      />
    </Part>
  );
}

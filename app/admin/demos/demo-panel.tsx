import { Link } from "react-router";
import { LinkedLead } from "#app/admin/leads/linked-demos.tsx";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { DetailFacts, Message } from "#app/admin/ui/detail-facts.tsx";
import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import { EventList } from "#app/admin/ui/event-list.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { useArrivalFocus } from "#app/admin/ui/use-arrival-focus.ts";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import type { SlotsView } from "#app/demos/view.server.ts";
import { restoresScroll } from "#app/layout/route-change.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/demo-route";
import { CancelDemo, DemoNote, InviteDemo } from "./demo-staff-forms.tsx";
import { DemoTime, UseAnyway } from "./demo-time.tsx";
import "#app/ui/chip.css";
import "#app/admin/ui/detail.css";
import "./demos.css";

type DemoPanelProps = Route.ComponentProps["loaderData"] & { outcome: Outcome | undefined };

/** The page of a demo, beside the week. */
export function DemoPanel(props: DemoPanelProps) {
  const { messages, staffMessages, panel: data, outcome, backHref } = props;
  const { version } = data;
  const title = useArrivalFocus<HTMLHeadingElement>();
  return (
    <section
      className="admin-panel admin-panel--raised admin-panel--open detail demo-panel"
      aria-labelledby="demo-title"
    >
      <p>
        <Link className="plain-button" to={backHref} state={restoresScroll}>
          {messages.back}
        </Link>
      </p>
      <div>
        <div className="detail__head">
          <h2 id="demo-title" ref={title} tabIndex={-1}>
            {data.title}
          </h2>
          <span className={`chip chip--${data.chip.look}`}>{data.chip.label}</span>
        </div>
        <p>{data.when}</p>
        <p className="actions">
          {data.customers.map(({ href, label }) => (
            <Link key={href} to={href}>
              {label}
            </Link>
          ))}
        </p>
      </div>
      {outcome?.form === "move" && outcome.values?.warned ? null : (
        <AdminNotice outcome={outcome} undo={messages.undo} />
      )}
      <Contact {...props} />
      <div className="actions demo-panel__change">
        {data.slots ? <MoveForm {...props} slots={data.slots} /> : null}
        {data.invitation ? (
          <InviteDemo messages={staffMessages.invite} version={version} invitation={data.invitation} />
        ) : null}
        {data.canCancel ? (
          <CancelDemo
            messages={staffMessages}
            version={version}
            ask={{ ...messages.cancel, text: data.cancelText }}
            outcome={outcome}
          />
        ) : null}
      </div>
      <LinkedLead data={data.linkedLead} messages={messages.linkedLead} outcome={outcome} />
      <DetailFacts facts={data.facts} />
      <Message message={data.message} />
      {data.canLink ? <LinkForm {...props} /> : null}
      <DemoNote id={data.id} messages={staffMessages} version={version} note={data.note} outcome={outcome} />
      <div>
        <h3>{messages.events}</h3>
        <EventList events={data.events} />
      </div>
    </section>
  );
}

function Contact({ messages, panel: data }: DemoPanelProps) {
  return (
    <div className="actions">
      {data.join ? (
        <Button as="a" kind="primary" size="small" href={data.join} target="_blank" rel="noopener noreferrer">
          {messages.join}
        </Button>
      ) : null}
      {data.marks.map(({ outcome, label, look }) => (
        <Button
          as={FormButton}
          key={outcome}
          kind={look}
          size="small"
          values={{ intent: "mark", version: String(data.version), outcome }}
        >
          {label}
        </Button>
      ))}
      {data.callHref ? (
        <Button as="a" kind="outline" size="small" href={data.callHref}>
          <Icon name="phone" />
          {messages.call}
        </Button>
      ) : null}
      <Button as="a" kind="outline" size="small" href={data.writeHref}>
        <Icon name="mail" />
        {messages.write}
      </Button>
    </div>
  );
}

function LinkForm({ messages, panel: data, outcome }: DemoPanelProps) {
  const latest = { version: data.version, values: { link: data.meetingLink ?? "" } };
  const form = useEditedForm("link", latest, outcome);
  return (
    <EditedForm base={form} className="stack detail__part" sendsBegan>
      <Field {...form.field("link")} type="url" label={messages.link.label} hint={messages.link.hint} />
      <Button kind="outline" size="small" name="intent" value="link">
        {messages.link.save}
      </Button>
    </EditedForm>
  );
}

/** The form that moves the demo, to a free time or to any other. */
function MoveForm({ slots, outcome, ...props }: DemoPanelProps & { slots: SlotsView }) {
  const messages = props.messages.move;
  const { time } = props.staffMessages;
  const form = useEditedForm("move", { version: props.panel.version }, outcome);
  // It is based on the version that the booking had when it was opened.
  const opened = useEditedForm(null, { version: props.panel.version }, outcome);
  return (
    <details
      className="demo-panel__move"
      // It closes once the demo is moved.
      key={outcome?.form === "move" && outcome.done ? outcome.version : "open"}
      open={form.waits}
      onToggle={({ currentTarget }) => (currentTarget.open ? opened.hold() : opened.reset())}
    >
      <Button as="summary" kind="outline" size="small">
        {messages.ask}
      </Button>
      <EditedForm base={{ ...form, version: opened.version }} className="admin-box">
        <h3>{messages.heading}</h3>
        <p className="muted">{messages.text}</p>
        <DemoTime
          id="move-"
          form={form}
          slots={slots}
          last={props.panel.lastDay}
          messages={time}
          pickerMessages={props.pickerMessages}
        />
        <UseAnyway outcome={outcome?.form === "move" ? outcome : undefined} messages={time} />
        <Button kind="secondary" size="small" name="intent" value="move">
          {messages.button}
        </Button>
      </EditedForm>
    </details>
  );
}

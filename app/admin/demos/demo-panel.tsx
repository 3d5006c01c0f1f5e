import { useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { DetailFacts, Message } from "#app/admin/ui/detail-facts.tsx";
import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import { EventList } from "#app/admin/ui/event-list.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { useArrivalFocus } from "#app/admin/ui/use-arrival-focus.ts";
import { useFormBase } from "#app/admin/ui/use-form-base.ts";
import { useHeldVersion } from "#app/admin/ui/use-held-version.ts";
import { SlotPicker } from "#app/demos/slot-picker.tsx";
import type { SlotsView } from "#app/demos/view.server.ts";
import type { SlotWords } from "#app/demos/words.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { restoresScroll } from "#app/layout/route-change.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CancelDemo, DemoNote, InviteDemo, OtherTime } from "./demo-staff-forms.tsx";
import { LeadTie } from "./demo-ties.tsx";
import type { demoPanelData } from "./demo-view.server.ts";
import type { demoStaffWords } from "./staff-words.server.ts";
import type { demoPanelWords } from "./words.server.ts";
import "#app/ui/chip.css";
import "#app/admin/ui/detail.css";
import "./demos.css";

type Words = (typeof demoPanelWords)[Locale];
type Panel = ReturnType<typeof demoPanelData>;

interface DemoPanelProps {
  words: Words;
  staffWords: (typeof demoStaffWords)[Locale];
  pickerWords: SlotWords;
  data: Panel;
  outcome: Outcome | undefined;
  backHref: string;
}

export function DemoPanel({ words, staffWords, pickerWords, data, outcome, backHref }: DemoPanelProps) {
  const { version } = data;
  const title = useArrivalFocus<HTMLHeadingElement>();
  return (
    <section
      className="admin-panel admin-panel--raised admin-panel--open detail demo-panel"
      aria-labelledby="demo-title"
    >
      <p>
        <Link className="plain-button" to={backHref} state={restoresScroll}>
          {words.back}
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
      <AdminNotice outcome={outcome} undo={words.undo} />
      <Contact words={words} data={data} />
      {data.invitation ? (
        <InviteDemo words={staffWords.invite} version={version} invitation={data.invitation} />
      ) : null}
      <DetailFacts facts={data.facts} />
      <Message message={data.message} />
      <LeadTie data={data.tie} words={words.tie} outcome={outcome} />
      {data.canLink ? <LinkForm words={words} data={data} outcome={outcome} /> : null}
      <div className="actions demo-panel__change">
        {data.slots ? (
          <MoveForm
            words={words.move}
            pickerWords={pickerWords}
            version={version}
            slots={data.slots}
            outcome={outcome}
          />
        ) : null}
        {data.slots ? (
          <OtherTime words={staffWords} version={version} last={data.lastDay} outcome={outcome} />
        ) : null}
        {data.canCancel ? (
          <CancelDemo
            words={staffWords}
            version={version}
            ask={{ ...words.cancel, text: data.cancelText }}
            outcome={outcome}
          />
        ) : null}
      </div>
      <DemoNote words={staffWords} version={version} note={data.note} outcome={outcome} />
      <div>
        <h3>{words.events}</h3>
        <EventList events={data.events} />
      </div>
    </section>
  );
}

function Contact({ words, data }: { words: Words; data: Panel }) {
  const busy = useNavigation().state === "submitting";
  return (
    <div className="actions">
      {data.join ? (
        <Button as="a" kind="primary" size="small" href={data.join} target="_blank" rel="noopener noreferrer">
          {words.join}
        </Button>
      ) : null}
      {data.marks.map(({ outcome, label, look }) => (
        <Button
          as={FormButton}
          key={outcome}
          kind={look}
          size="small"
          values={{ intent: "mark", version: String(data.version), outcome }}
          isBusy={busy}
        >
          {label}
        </Button>
      ))}
      {data.callHref ? (
        <Button as="a" kind="outline" size="small" href={data.callHref}>
          <Icon name="phone" />
          {words.call}
        </Button>
      ) : null}
      <Button as="a" kind="outline" size="small" href={data.writeHref}>
        <Icon name="mail" />
        {words.write}
      </Button>
    </div>
  );
}

function LinkForm({ words, data, outcome }: { words: Words; data: Panel; outcome: Outcome | undefined }) {
  const latest = { version: data.version, values: { link: data.meetingLink ?? "" } };
  const form = useFormBase("link", latest, outcome);
  return (
    <EditedForm base={form} className="stack detail__part" sendsBegan>
      <Field
        {...form.field("link")}
        type="url"
        label={words.link.label}
        hint={words.link.hint}
        autoComplete="off"
      />
      <Button kind="outline" size="small" name="intent" value="link">
        {words.link.save}
      </Button>
    </EditedForm>
  );
}

function MoveForm({
  words,
  pickerWords,
  version,
  slots,
  outcome,
}: {
  words: Words["move"];
  pickerWords: SlotWords;
  version: number;
  slots: SlotsView;
  outcome: Outcome | undefined;
}) {
  const firstOpen = slots.weeks.flatMap(({ days }) => days).find(({ state }) => state === "open")?.day;
  const wrong = outcome?.form === "move" && outcome.wrong ? outcome : null;
  const [initial] = useState(() => ({ day: wrong?.values?.selectedDate || (firstOpen ?? ""), at: "" }));
  // The form is based on the version that the booking had when it was opened.
  const held = useHeldVersion(version, outcome);
  return (
    <details
      className="demo-panel__move"
      open={wrong !== null}
      onToggle={({ currentTarget }) => (currentTarget.open ? held.hold() : held.release())}
    >
      <Button as="summary" kind="outline" size="small">
        {words.ask}
      </Button>
      {firstOpen ? (
        <Form method="post" className="admin-box" preventScrollReset>
          <h3>{words.heading}</h3>
          <p className="muted">{words.text}</p>
          <input type="hidden" name="version" value={held.version} />
          <SlotPicker
            id="move-"
            weeks={slots.weeks}
            words={pickerWords}
            initial={initial}
            errors={{ day: undefined, time: wrong?.text }}
            own={null}
          />
          <Button kind="secondary" size="small" name="intent" value="move">
            {words.button}
          </Button>
        </Form>
      ) : (
        <p>{words.noSlots}</p>
      )}
    </details>
  );
}

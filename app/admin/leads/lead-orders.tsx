import { useEffect, useRef, useState } from "react";
import { Confirm } from "#app/admin/ui/confirm.tsx";
import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { badgeField, nameField, rowsOf } from "#app/orders/staff-rows.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import "#app/ui/chip.css";
import type { leadOrders } from "./lead-orders-view.server.ts";
import type { leadOrdersMessages } from "./lead-orders-words.server.ts";
import "./lead-orders.css";

type Messages = (typeof leadOrdersMessages)[Locale];
type Labels = ReturnType<typeof leadOrders>;
type OrderLabels = Labels["orders"][number];

interface OrderProps {
  order: OrderLabels;
  messages: Messages;
  outcome: Outcome | undefined;
}

interface LeadOrdersProps extends Labels {
  messages: Messages;
  outcome: Outcome | undefined;
}

/** The order of a lead: what is reported about it, with who and when, and the forms that report the next steps. */
export function LeadOrders({ orders, add, messages, outcome }: LeadOrdersProps) {
  if (add) return <NewOrder add={add} messages={messages} outcome={outcome} />;
  return orders.map((order) => (
    <LeadOrder key={order.id} order={order} messages={messages} outcome={outcome} />
  ));
}

function LeadOrder(props: OrderProps) {
  const { order, messages } = props;
  return (
    <div className="stack lead-order" id="uppdrag">
      <div className="lead-order__head">
        <h3>{messages.heading}</h3>
        <span className={`chip chip--${order.chip.look}`}>{order.chip.label}</span>
      </div>
      <p>{order.plan}</p>
      {order.cancelledReason ? <q className="detail__note">{order.cancelledReason}</q> : null}
      {order.isStaffed ? (
        <div>
          <b>{messages.who}</b>
          {order.staff.length > 0 ? (
            <ul className="lead-order__staff">
              {order.staff.map(({ name, badge }) => (
                <li key={`${name} ${badge}`}>
                  {name}
                  {badge ? <span className="muted"> {badge}</span> : null}
                </li>
              ))}
            </ul>
          ) : (
            <p className="muted">{messages.nobody}</p>
          )}
        </div>
      ) : null}
      {order.steps.length > 0 ? (
        <ul className="item-list">
          {order.steps.map(({ step, label, by, back }) => (
            <li key={step}>
              <span>
                {label}
                <small>{by}</small>
              </span>
              {back ? (
                <FormButton values={back} label={fill(messages.spokenTakeBack, { step: label })}>
                  {messages.takeBack}
                </FormButton>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {order.isCancelled ? null : <OrderActions {...props} />}
    </div>
  );
}

/** The buttons and forms that report a step; that of the usual next one stands out. */
function OrderActions(props: OrderProps) {
  const { order, messages, outcome } = props;
  const look = (step: OrderLabels["next"]) => (order.next === step ? "secondary" : "outline");
  const reports = { intent: "reportOrder", order: order.id, version: String(order.version) };
  return (
    <>
      <div className="actions">
        <StaffForm {...props} />
        {order.canBeOnSite ? (
          <Button
            as={FormButton}
            kind={look("onSite")}
            size="small"
            values={{ ...reports, step: "onSite" }}
            shortcut="p"
          >
            {messages.onSite}
          </Button>
        ) : null}
        {order.canBeDone ? (
          <Button
            as={FormButton}
            kind={look("done")}
            size="small"
            values={{ ...reports, step: "done" }}
            shortcut="u"
          >
            {messages.done}
          </Button>
        ) : null}
        <InvoiceForm {...props} />
      </div>
      <div className="actions">
        <PlanForm {...props} />
        {order.canBeCancelled ? (
          <CancelOrder order={order} messages={messages.cancel} outcome={outcome} />
        ) : null}
      </div>
    </>
  );
}

function StaffForm({ order, messages: { staffing: messages }, outcome }: OrderProps) {
  const latest = { version: order.version, values: order.staffFields };
  const form = useEditedForm(`staffed-${order.id}`, latest, outcome);
  return (
    <details key={form.key} open={form.waits}>
      <Button
        as="summary"
        kind={order.next === "staffed" ? "secondary" : "outline"}
        size="small"
        aria-keyshortcuts="b"
      >
        {order.isStaffed ? messages.again : messages.first}
      </Button>
      <EditedForm
        base={form}
        className="admin-box"
        values={{ intent: "reportOrder", order: order.id, step: "staffed" }}
        sendsBegan
      >
        <p className="muted">{order.staffText}</p>
        <StaffRows form={form} messages={messages} />
        <Button kind="secondary" size="small">
          {messages.save}
        </Button>
      </EditedForm>
    </details>
  );
}

interface StaffRowsProps {
  form: Pick<ReturnType<typeof useEditedForm>, "values" | "field" | "onChange">;
  messages: Messages["staffing"];
}

/** Rows of a name and a badge number. Without script an empty row is nobody, so none needs to be removed. */
function StaffRows({ form, messages }: StaffRowsProps) {
  const [rows, setRows] = useState(() => rowsOf(form.values));
  const [added, setAdded] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (added !== null) list.current?.querySelector<HTMLElement>("li:last-child input")?.focus();
  }, [added]);
  const change = (to: readonly number[]) => {
    setRows([...to]);
    form.onChange();
  };
  return (
    <>
      <ol className="lead-order__rows" ref={list}>
        {rows.map((row, index) => {
          const number = { number: String(index + 1) };
          return (
            <li key={row} aria-label={fill(messages.row, number)}>
              <Field {...form.field(nameField(row))} label={messages.name} maxLength={100} required={false} />
              <Field
                {...form.field(badgeField(row))}
                label={messages.badge}
                maxLength={40}
                required={false}
              />
              <button
                type="button"
                className="plain-button"
                aria-label={fill(messages.removeOne, number)}
                onClick={() => change(rows.filter((each) => each !== row))}
              >
                {messages.remove}
              </button>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        className="plain-button lead-order__add"
        onClick={() => {
          const row = Math.max(-1, ...rows) + 1;
          change([...rows, row]);
          setAdded(row);
        }}
      >
        {messages.add}
      </button>
    </>
  );
}

function InvoiceForm({ order, messages: { invoice: messages }, outcome }: OrderProps) {
  const latest = { version: order.version, values: order.invoiceFields };
  const form = useEditedForm(`invoiced-${order.id}`, latest, outcome);
  return (
    <details key={form.key} open={form.waits}>
      <Button
        as="summary"
        kind={order.next === "invoiced" ? "secondary" : "outline"}
        size="small"
        aria-keyshortcuts="f"
      >
        {order.invoiceFields.reference ? messages.again : messages.first}
      </Button>
      <EditedForm
        base={form}
        className="admin-box"
        values={{ intent: "reportOrder", order: order.id, step: "invoiced" }}
      >
        <p className="muted">{messages.text}</p>
        <Field {...form.field("reference")} label={messages.reference} maxLength={100} />
        <Button kind="secondary" size="small">
          {messages.save}
        </Button>
      </EditedForm>
    </details>
  );
}

function PlanForm({ order, messages: { plan: messages }, outcome }: OrderProps) {
  const latest = { version: order.version, values: order.planFields };
  const form = useEditedForm(`changed-${order.id}`, latest, outcome);
  return (
    <details key={form.key} open={form.waits}>
      <summary className="plain-button">{messages.ask}</summary>
      <EditedForm
        base={form}
        className="admin-box"
        values={{ intent: "reportOrder", order: order.id, step: "changed" }}
        sendsBegan
      >
        <p className="muted">{messages.text}</p>
        <PlanFields field={form.field} messages={messages} />
        <Button kind="secondary" size="small">
          {messages.save}
        </Button>
      </EditedForm>
    </details>
  );
}

interface PlanFieldsProps {
  field: ReturnType<typeof useEditedForm>["field"];
  messages: Messages["plan"];
}

function PlanFields({ field, messages }: PlanFieldsProps) {
  return (
    <>
      <Field {...field("startsAt")} label={messages.startsAt} type="datetime-local" required={false} />
      <Field {...field("endsAt")} label={messages.endsAt} type="datetime-local" required={false} />
      <Field {...field("place")} label={messages.place} maxLength={200} required={false} />
      <Field {...field("people")} label={messages.people} inputMode="numeric" maxLength={4} />
    </>
  );
}

function CancelOrder({
  order,
  messages,
  outcome,
}: Omit<OrderProps, "messages"> & { messages: Messages["cancel"] }) {
  const { key, field, ...base } = useEditedForm(`cancelled-${order.id}`, { version: order.version }, outcome);
  return (
    <Confirm
      key={key}
      ask={messages.ask}
      text={messages.text}
      button={messages.button}
      intent="reportOrder"
      values={{ order: order.id, version: base.version, step: "cancelled" }}
      isOpen={base.waits}
      onToggle={base.onChange}
    >
      <Field {...field("reason")} label={messages.reason} multiline rows={2} maxLength={500} />
    </Confirm>
  );
}

interface NewOrderProps extends Omit<LeadOrdersProps, "orders" | "add"> {
  add: NonNullable<Labels["add"]>;
}

/** The form that enters the order of a lead that was won without an offer. */
function NewOrder({ add, messages, outcome }: NewOrderProps) {
  const form = useEditedForm("addOrder", add, outcome);
  return (
    <div className="stack lead-order" id="uppdrag">
      <h3>{messages.heading}</h3>
      <details key={form.key} open={form.waits}>
        <Button as="summary" kind="outline" size="small" aria-keyshortcuts="b">
          {messages.add.ask}
        </Button>
        <EditedForm base={form} className="admin-box" values={{ intent: "addOrder" }}>
          <p className="muted">{messages.add.text}</p>
          <SelectField
            id="addOrder-service"
            name="service"
            label={messages.plan.service}
            options={add.services}
            defaultValue={form.values.service}
          />
          <PlanFields field={form.field} messages={messages.plan} />
          <Button kind="secondary" size="small">
            {messages.add.save}
          </Button>
        </EditedForm>
      </details>
    </div>
  );
}

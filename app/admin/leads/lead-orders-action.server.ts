import * as z from "zod/mini";
import type { Admin } from "#app/admin/admin-request.server.ts";
import { listNames } from "#app/admin/colleagues.server.ts";
import { conflictOutcome } from "#app/admin/ui/conflict.server.ts";
import { type FormError, type Outcome, wrongFields } from "#app/admin/ui/outcome.ts";
import { version } from "#app/forms/field-schemas.ts";
import { type Fields, initialFields, mergedFields } from "#app/forms/merged-fields.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { listEvents } from "#app/leads/events.server.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import { listMerged } from "#app/leads/merging.server.ts";
import { addOrder, type ReportResult, reportStep, undoStep } from "#app/orders/change-order.server.ts";
import { emailOfChange, type Order, type OrderReport, orderStage, orderSteps } from "#app/orders/order.ts";
import { findOrder, listOrdersOf, type OrderRow } from "#app/orders/orders.server.ts";
import {
  cancelReason,
  invoiceReference,
  orderPlanForm,
  orderService,
  type StaffMember,
  staffMember,
} from "#app/orders/schema.ts";
import { badgeField, fieldsOfStaff, mergedStaff, nameField, typedStaff } from "#app/orders/staff-rows.ts";
import { planFields, planText, reportFields, staffText } from "./lead-orders-view.server.ts";
import { leadOrdersMessages } from "./lead-orders-words.server.ts";

const reportSteps = [...orderSteps, "changed", "cancelled"] as const;
const reportForm = z.object({ order: z.uuid(), version, step: z.enum(reportSteps) });
const undoForm = z.object({ order: z.uuid(), version, step: z.enum([...orderSteps, "cancelled"]) });

/** Handles the forms of a lead's order. Null when the form is not of its page. */
export async function handleOrderForm(admin: Admin, lead: LeadRow, posted: Fields): Promise<Outcome | null> {
  const orders = await listOrdersOf(admin.staff, [lead.id, ...(await listMerged(admin.staff, lead.id))]);
  if (posted.intent === "addOrder") return handleNewOrder(admin, lead, orders, posted);
  const isUndo = posted.intent === "undoOrder";
  const form = isUndo ? undoForm.safeParse(posted) : reportForm.safeParse(posted);
  if (!form.success) return null;
  const order = orders.find(({ id }) => id === form.data.order);
  if (!order) return null;
  return isUndo ? handleUndo(admin, lead, order, posted) : handleReport(admin, lead, order, posted);
}

/** Stores what a form reports, and gives what was done with what undoes it. */
async function handleReport(
  admin: Admin,
  lead: LeadRow,
  before: OrderRow,
  posted: Fields,
): Promise<Outcome | null> {
  const { staff, locale } = admin;
  const messages = leadOrdersMessages[locale];
  const base = reportForm.parse(posted);
  const form = `${base.step}-${before.id}`;
  const report = readReport(base.step, posted);
  if ("error" in report) {
    const refused = wrongFields(form, report.error, posted, messages.wrong.title, {
      ...messages.wrong,
      ...report.texts?.(messages.wrong),
    });
    return refused.wrong?.length ? refused : null;
  }
  const result = await reportStep(staff, { id: before.id, version: base.version, report });
  if (!result.done) return refusal(admin, result, { form, order: before, report, posted });
  const { order } = result;
  if (order.version === before.version) return { done: true, form, text: messages.saved.nothing };
  return {
    done: true,
    form,
    text: [messages.saved[base.step], emailText(lead, before, order, locale)].filter(Boolean).join(" "),
    undo: undoOf(before, report, order.version),
  };
}

/** Takes a reported step back, and gives what reports it again. */
async function handleUndo(
  admin: Admin,
  lead: LeadRow,
  before: OrderRow,
  posted: Fields,
): Promise<Outcome | null> {
  const { staff, locale } = admin;
  const messages = leadOrdersMessages[locale];
  const { version: of, step } = undoForm.parse(posted);
  const result = await undoStep(staff, { id: before.id, version: of, step });
  if (!result.done) return refusal(admin, result, { form: "undoOrder", order: before, posted });
  const { order } = result;
  const again = reportOf(before, step);
  const label =
    step === "cancelled"
      ? messages.cancelled
      : fill(messages.steps[step], { reference: before.invoiceReference ?? "" });
  return {
    done: true,
    form: "undoOrder",
    text: [fill(messages.saved.undone, { step: label.toLowerCase() }), emailText(lead, before, order, locale)]
      .filter(Boolean)
      .join(" "),
    ...(again ? { undo: reportValues(order, again) } : {}),
  };
}

/** Stores the order of a won lead that has none. */
async function handleNewOrder(
  { staff, locale }: Admin,
  lead: LeadRow,
  orders: readonly OrderRow[],
  posted: Fields,
): Promise<Outcome | null> {
  const messages = leadOrdersMessages[locale];
  if (lead.status !== "won" || lead.mergedInto !== null) return null;
  const plan = orderPlanForm.safeParse(posted);
  const service = orderService.safeParse(posted.service);
  if (!service.success) return null;
  if (!plan.success) {
    const refused = wrongFields("addOrder", plan.error, posted, messages.wrong.title, messages.wrong);
    return refused.wrong?.length ? refused : null;
  }
  const isAdded =
    orders.length === 0 && (await addOrder(staff, { id: lead.id, service: service.data, plan: plan.data }));
  return { done: isAdded, form: "addOrder", text: isAdded ? messages.add.done : messages.add.exists };
}

type WrongReport = {
  error: FormError;
  /** Texts of fields whose names are numbered. */
  texts?: (wrong: (typeof leadOrdersMessages)[Locale]["wrong"]) => Fields;
};

/** What a form reports, or what is wrong with it. */
function readReport(step: OrderReport["step"], posted: Fields): OrderReport | WrongReport {
  switch (step) {
    case "staffed":
      return readStaff(posted);
    case "invoiced": {
      const reference = invoiceReference.safeParse(posted.reference);
      return reference.success ? { step, reference: reference.data } : wrong("reference");
    }
    case "cancelled": {
      const reason = cancelReason.safeParse(posted.reason);
      return reason.success ? { step, reason: reason.data } : wrong("reason");
    }
    case "changed": {
      const plan = orderPlanForm.safeParse(posted);
      return plan.success ? { step, plan: plan.data } : { error: plan.error };
    }
    default:
      return { step };
  }
}

const wrong = (name: string): WrongReport => ({ error: { issues: [{ path: [name] }] } });

function readStaff(posted: Fields): OrderReport | WrongReport {
  const staff: StaffMember[] = [];
  const names: string[] = [];
  const badges: string[] = [];
  for (const { row, name, badge } of typedStaff(posted)) {
    const member = staffMember.safeParse({ name, badge });
    if (member.success) staff.push(member.data);
    else if (member.error.issues.some(({ path }) => path[0] === "name")) names.push(nameField(row));
    else badges.push(badgeField(row));
  }
  if (names.length + badges.length === 0) return { step: "staffed", staff };
  return {
    error: { issues: [...names, ...badges].map((name) => ({ path: [name] })) },
    texts: (words) =>
      Object.fromEntries([
        ...names.map((name) => [name, words.name]),
        ...badges.map((name) => [name, words.badge]),
      ]),
  };
}

/** The hidden fields of the form that makes a report on the order as it is. */
function reportValues({ id, version: of }: Pick<Order, "id" | "version">, report: OrderReport) {
  return {
    intent: "reportOrder",
    order: id,
    version: String(of),
    step: report.step,
    ...reportFields(report),
  };
}

/** The report that a step of an order was; null when it was not reported. */
function reportOf(order: Order, step: OrderReport["step"]): OrderReport | null {
  const { staff, staffedAt, onSiteAt, doneAt, invoiceReference: reference, cancelledReason: reason } = order;
  switch (step) {
    case "staffed":
      return staffedAt && { step, staff };
    case "onSite":
      return onSiteAt && { step };
    case "done":
      return doneAt && { step };
    case "invoiced":
      return reference === null ? null : { step, reference };
    case "changed":
      return { step, plan: order };
    case "cancelled":
      return reason === null ? null : { step, reason };
  }
}

/** The hidden fields of the form that undoes a report: what was reported before it, or nothing. */
function undoOf(before: Order, { step }: OrderReport, of: number) {
  const earlier = reportOf(before, step);
  return earlier
    ? reportValues({ id: before.id, version: of }, earlier)
    : { intent: "undoOrder", order: before.id, version: String(of), step };
}

/** Says that the customer gets an email, if they do. */
function emailText({ email }: LeadRow, before: Order, after: Order, locale: Locale): string | null {
  return email && emailOfChange(before, after) ? leadOrdersMessages[locale].saved.email : null;
}

interface Refused {
  form: string;
  order: OrderRow;
  report?: OrderReport;
  posted: Fields;
}

/** The outcome of a form that a colleague or another system was before, with what was typed. */
async function refusal(
  admin: Admin,
  { refused }: Extract<ReportResult, { done: false }>,
  { form, order: { id }, report, posted }: Refused,
): Promise<Outcome | null> {
  const { staff, locale } = admin;
  const messages = leadOrdersMessages[locale].conflict;
  const now = await findOrder(staff, id);
  if (refused === "gone" || !now) return null;
  const [events, names] = await Promise.all([listEvents(staff, [id]), listNames(staff)]);
  const last = events.find(({ kind }) => changeKinds.has(kind));
  const who = names.get(last?.actor ?? "") ?? last?.system ?? messages.somebody;
  const title = fill(messages.title, { who });
  if (now.cancelledAt) return { done: false, form, title, text: messages.cancelled };
  const values = report && mergedValues(report, posted, now);
  if (!values)
    return { done: false, form, title, text: `${stateText(last?.kind, now, locale)}. ${messages.text}` };
  return conflictOutcome(admin, {
    form,
    values: { ...posted, ...values },
    version: now.version,
    changes: [stateText(last?.kind, now, locale)],
    by: last && { actor: last.actor, system: last.system, at: last.at },
  });
}

/** The kinds of events that change an order, each with the step that it is about. */
const changeKinds: ReadonlySet<string> = new Set([...reportSteps, "orderAdded", "reportUndone"]);

/** What the fields of a form show after a conflict; null for a form without fields. */
function mergedValues(report: OrderReport, posted: Fields, now: OrderRow): Fields | null {
  const began = initialFields(posted);
  switch (report.step) {
    case "staffed": {
      const initial = began ? typedStaff(began) : [];
      const staff = mergedStaff(initial, report.staff, now.staff);
      return {
        ...emptied(posted),
        ...fieldsOfStaff(staff, now.people),
        ...beganAs(fieldsOfStaff(now.staff, now.people)),
      };
    }
    case "changed": {
      const latest = planFields(now);
      return { ...mergedFields(began ?? latest, posted, latest), ...beganAs(latest) };
    }
    case "invoiced":
      return { reference: report.reference };
    case "cancelled":
      return { reason: report.reason };
    default:
      return null;
  }
}

const beganAs = (fields: Fields): Fields => ({ began: JSON.stringify(fields) });

/** The rows of a posted form, emptied: there may be fewer people now. */
function emptied(posted: Fields): Fields {
  return Object.fromEntries(
    Object.keys(posted)
      .filter((name) => /^(?:name|badge)-\d+$/.test(name))
      .map((name) => [name, ""]),
  );
}

/** How an order is now, in words: what the last change was about. */
function stateText(kind: string | undefined, order: OrderRow, locale: Locale): string {
  const { now: messages } = leadOrdersMessages[locale].conflict;
  if (kind === "changed") return fill(messages.plan, { plan: planText(order, order.service, locale) });
  const stage = kind === "staffed" && order.staffedAt ? "staffed" : orderStage(order);
  if (stage === "staffed" && order.staff.length === 0) return messages.unnamed;
  return fill(messages[stage], {
    names: staffText(order.staff),
    reference: order.invoiceReference ?? "",
    reason: order.cancelledReason ?? "",
  });
}

import { forLeadWorker } from "#app/domain/as-site.server.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { queueWebhooks } from "#app/domain/queue-webhooks.server.ts";
import type { OrderedService } from "#app/domain/services.ts";
import { storeChange } from "#app/leads/change-lead.server.ts";
import * as leads from "#app/leads/lead.ts";
import type { Queries } from "#backend/database/connection.ts";
import {
  emailOfChange,
  type Order,
  type OrderPlan,
  type OrderReport,
  type ReportRefusal,
  reportOrder,
  type UndoableStep,
  undoReport,
} from "./order.ts";
import { readOrder } from "./orders.server.ts";
import { queueBuyerEmail } from "./queued-emails.server.ts";

/** The result of a report: the order as it is then, or why it is refused. */
export type ReportResult = { done: true; order: Order } | { done: false; refused: ReportRefusal };

/** A colleague reports a step of an order, if it is still at `version`. */
export function reportStep(
  staff: StaffAccess,
  { id, version, report }: { id: string; version: number; report: OrderReport },
): Promise<ReportResult> {
  return forLeadWorker(staff, (queries, who) => storeReport(queries, { id, version, report, who }));
}

/** A colleague takes a reported step back, if the order is still at `version`. */
export function undoStep(
  staff: StaffAccess,
  { id, version, step }: { id: string; version: number; step: UndoableStep },
): Promise<ReportResult> {
  return forLeadWorker(staff, (queries, who) => storeReport(queries, { id, version, undo: step, who }));
}

/** Who reports: a colleague (`who`), or a system by the name of its key (`by`). */
export interface Reporter {
  who: string | null;
  by?: string;
}

/**
 * Stores a report, or undoes one, in the caller's transaction: the order, its entry on the lead's timeline, the email
 * to the buyer and what webhooks are told. Without a `version` the report counts whatever has happened since: a system reports facts. A report that
 * says nothing new changes nothing.
 */
export async function storeReport(
  queries: Queries,
  {
    id,
    version,
    report,
    undo,
    who,
    by,
  }: { id: string; version?: number } & Reporter &
    ({ report: OrderReport; undo?: never } | { undo: UndoableStep; report?: never }),
): Promise<ReportResult> {
  // Two who report at once take turns.
  await queries.selectFrom("orders").select("id").where("id", "=", id).forUpdate().execute();
  const order = await readOrder(queries, id);
  if (!order) return { done: false, refused: "gone" };
  if (version !== undefined && order.version !== version) return { done: false, refused: "changed" };
  const now = new Date();
  const after = report ? reportOrder(order, report, now) : undoReport(order, undo);
  if ("refused" in after) return { done: false, refused: after.refused };
  if (after === order) return { done: true, order };
  await queries
    .updateTable("orders")
    .set({
      place: after.place,
      people: after.people,
      starts_at: after.startsAt,
      ends_at: after.endsAt,
      staff: JSON.stringify(after.staff),
      staffed_at: after.staffedAt,
      on_site_at: after.onSiteAt,
      done_at: after.doneAt,
      invoiced_at: after.invoicedAt,
      invoice_reference: after.invoiceReference,
      cancelled_at: after.cancelledAt,
      cancelled_reason: after.cancelledReason,
      changed_at: now,
    })
    .where("id", "=", id)
    .execute();
  const email = emailOfChange(order, after);
  if (email) await queueBuyerEmail(queries, "order", id, `${email}-${after.version + 1}`);
  await queueWebhooks(queries, { type: "order.changed", lead: id });
  const told = leads.reportOrder(id, report?.step ?? "reportUndone", by ?? null, undo);
  await storeChange(queries, told, { who });
  return { done: true, order: { ...after, version: order.version + 1 } };
}

/** A colleague enters the order of a lead that was won without an offer. False when it has one. */
export function addOrder(
  staff: StaffAccess,
  { id, service, plan }: { id: string; service: OrderedService | null; plan: OrderPlan },
): Promise<boolean> {
  return forLeadWorker(staff, async (queries, who) => {
    const { startsAt, endsAt, place, people } = plan;
    const { numInsertedOrUpdatedRows } = await queries
      .insertInto("orders")
      .values({ id, service, place, people, starts_at: startsAt, ends_at: endsAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return false;
    await queueWebhooks(queries, { type: "order.changed", lead: id });
    await storeChange(queries, leads.reportOrder(id, "orderAdded", null), { who });
    return true;
  });
}

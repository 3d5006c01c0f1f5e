import type { CompanyFacts } from "#app/domain/company-facts.ts";
import type { RequestContext, Submission } from "#app/forms/submit-form.server.ts";
import { ownOrderHref } from "#app/orders/link.ts";
import { findOwnLead } from "#app/orders/own-lead.server.ts";
import { statusView } from "#app/pages/order-status/status-view.server.ts";
import { ownOrder } from "#app/requests/express-order/own-order.server.ts";
import { submitExpressOrder } from "#app/requests/express-order/submit.server.ts";
import { orderEstimate } from "./order-view.server.ts";

/** Handles an order, and gives its status and the address of that. Never throws. */
export function submitOrder(
  request: Request,
  context: RequestContext,
  facts: CompanyFacts,
): Promise<Submission> {
  const { database, now } = context;
  return submitExpressOrder(
    request,
    context,
    async (link, locale) => {
      const [lead, form] = await Promise.all([findOwnLead(database, link), ownOrder(database, link)]);
      return {
        address: ownOrderHref("status", link, locale),
        ...(lead ? { receipt: statusView(facts, { link, lead, form, now, locale }) } : {}),
      };
    },
    (order) => orderEstimate(facts, order, now),
  );
}

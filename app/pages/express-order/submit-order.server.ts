import type { CompanyFacts } from "#app/domain/company-facts.ts";
import type { RequestContext, Submission } from "#app/forms/submit-form.server.ts";
import { ownOrderHref } from "#app/orders/link.ts";
import { ownOrder } from "#app/requests/express-order/own-order.server.ts";
import { submitExpressOrder } from "#app/requests/express-order/submit.server.ts";
import { orderEstimate, receiptView } from "./order-view.server.ts";

/** Handles an order, and gives its receipt and the address of that. Never throws. */
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
      const order = await ownOrder(database, link);
      return {
        address: ownOrderHref("receipt", link, locale),
        ...(order ? { receipt: receiptView(facts, { link, order, now, locale }) } : {}),
      };
    },
    (order) => orderEstimate(facts, order, now),
  );
}

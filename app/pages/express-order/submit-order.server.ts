import type { CompanyFacts } from "#app/domain/company-facts.ts";
import type { RequestContext, SentForm, Submission } from "#app/forms/submit-form.server.ts";
import { ownOrder } from "#app/requests/express-order/own-order.server.ts";
import { submitExpressOrder } from "#app/requests/express-order/submit.server.ts";
import { orderEstimate, receiptView } from "./order-view.server.ts";

/** Handles an order that is sent by script, and gives its receipt. Never throws. */
export function submitOrder(
  form: SentForm,
  context: RequestContext,
  facts: CompanyFacts,
): Promise<Submission> {
  const { database, now } = context;
  return submitExpressOrder(
    form,
    context,
    async (link, locale) => {
      const order = await ownOrder(database, link);
      return order ? { receipt: receiptView(facts, { link, order, now, locale }) } : {};
    },
    (order) => orderEstimate(facts, order, now),
  );
}

import { formRow } from "#app/forms/form-row.server.ts";
import {
  type RequestContext,
  readForm,
  type SaveResult,
  type Submission,
  submitForm,
} from "#app/forms/submit-form.server.ts";
import type { SentDetails } from "#app/forms/submit-result.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { linkParameter, type OrderLink, readOrderLink } from "#app/orders/link.ts";
import { findInText } from "#app/requests/find-in-text.ts";
import { storeRequest } from "#app/requests/store-request.server.ts";
import type { Client, Database } from "#backend/database/connection.ts";
import { changeOrder, orderLink } from "./own-order.server.ts";
import { checkExpressOrder, type ExpressOrder } from "./schema.ts";

/**
 * The row of a checked order, with the city and, unless it was given, the organisation number found in its texts. `estimate` is the sum (SEK)
 * that the buyer was shown; it is stored in whole kronor, since half hours come to öre.
 */
export function orderRow(order: ExpressOrder, estimate: number | null = null) {
  const { location, jobDescription, orgNumber, reference } = order;
  const facts = findInText({
    city: [location, jobDescription],
    orgNumber: [orgNumber, reference, jobDescription],
  });
  return formRow<"express_orders", typeof order & typeof facts & { estimate: number | null }>({
    ...order,
    ...facts,
    estimate: estimate === null ? null : Math.round(estimate),
  });
}

/** Stores a checked order. Throws as `storeRequest` does. */
export function saveExpressOrder(
  database: Database,
  order: ExpressOrder,
  client: Client,
  estimate: number | null = null,
): Promise<void> {
  return storeRequest(database, "order", orderRow(order, estimate), client);
}

/**
 * Checks an express order and stores it, or corrects the existing one whose link is posted with it. `detailsOf` makes
 * the details for the browser, `estimateOf` the estimate (SEK; null without a list price). Never throws.
 */
export async function submitExpressOrder(
  sent: Request,
  context: RequestContext,
  detailsOf: (link: OrderLink, locale: Locale) => Promise<SentDetails> | SentDetails,
  estimateOf: (order: ExpressOrder) => number | null,
): Promise<Submission> {
  const { database, now } = context;
  const posted = await readForm(sent);
  const correcting = readOrderLink(posted[linkParameter]);
  const save = async (order: ExpressOrder, client: Client): Promise<SaveResult> => {
    const link = correcting ?? (await store(order, client));
    if (correcting && !(await changeOrder(database, correcting, orderRow(order, estimateOf(order)), client)))
      return { refused: [{ field: "form", code: "formInvalid" }] };
    return link ? { details: await detailsOf(link, order.locale) } : {};
  };
  async function store(order: ExpressOrder, client: Client): Promise<OrderLink | null> {
    await saveExpressOrder(database, order, client, estimateOf(order));
    return orderLink(database, order);
  }
  return submitForm(posted, { check: (form) => checkExpressOrder(form, now), save }, context);
}

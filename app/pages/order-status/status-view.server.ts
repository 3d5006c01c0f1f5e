import { promiseView, responseTimeText } from "#app/company/response-promise.server.ts";
import { orderConfirmationMessages } from "#app/content/emails/express-order.server.ts";
import { expressOrderPage } from "#app/content/pages/express-order.server.ts";
import { orderStatusPage } from "#app/content/pages/order-status.server.ts";
import { offerMessages } from "#app/content/shared/offer.server.ts";
import type { CompanyFacts } from "#app/domain/company-facts.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import { formatPeriod } from "#app/i18n/period.ts";
import { hasEnded } from "#app/leads/lead-status.ts";
import { type OrderLink, ownOrderHref } from "#app/orders/link.ts";
import { currentOffer, sumOfOffer } from "#app/orders/offer.ts";
import type { OfferRow } from "#app/orders/offers.server.ts";
import { namedOf } from "#app/orders/order.ts";
import type { OrderRow } from "#app/orders/orders.server.ts";
import type { OwnLead } from "#app/orders/own-lead.server.ts";
import { peopleText } from "#app/orders/people.server.ts";
import { currentStep, type StatusStep, type StepName, statusSteps } from "#app/orders/status.ts";
import { receiptView } from "#app/pages/express-order/order-view.server.ts";
import { calendarEntry } from "#app/requests/express-order/calendar-entry.server.ts";
import type { OwnOrder } from "#app/requests/express-order/own-order.server.ts";

export type StatusView = ReturnType<typeof statusView>;

interface Requested {
  link: OrderLink;
  lead: OwnLead;
  /** The express order; null for other forms. */
  form: OwnOrder | null;
  now: Date;
  locale: Locale;
}

/**
 * The data of the status page (product 20.18), for anybody with the link: where the request is, what its buyer can do,
 * the steps with their times, and what was asked for or agreed.
 */
export function statusView(companyFacts: CompanyFacts, requested: Requested) {
  const { link, lead, form, now, locale } = requested;
  const messages = orderStatusPage[locale];
  const { offers, order } = lead;
  const steps = statusSteps(
    {
      createdAt: lead.createdAt,
      readAt: lead.readAt,
      outcome: lead.status === "won" ? "won" : hasEnded(lead.status) ? "lost" : null,
      takenBackAt: form?.takenBackAt ?? null,
      offers,
      order,
    },
    now,
  );
  const latest = currentStep(steps);
  const offer = currentOffer(offers);
  const isOfferOpen = latest?.name === "offer" && steps.some(({ state }) => state === "next");
  const receipt = form ? receiptView(companyFacts, { link, order: form, now, locale }) : null;
  const said = wordsOf(companyFacts, { ...requested, offer, step: latest?.name, receipt });
  const entry = calendarEntry(lead, form, locale);
  const isOver = latest?.name === "takenBack" || latest?.name === "closed" || latest?.name === "cancelled";
  const isAgreed = order !== null || lead.status === "won";
  // Once something was offered the estimate of the form counts no more.
  const isEstimated = !offer && !order;
  return {
    ...said,
    heading: form || order ? messages.title : messages.request.heading,
    stepsTitle: messages.stepsTitle,
    next: messages.next,
    steps: steps.map((step) =>
      stepView(step, { lead, offer, isLatest: step === latest, isOfferOpen, locale }),
    ),
    isPhoneOpen: promiseView(companyFacts.openingHours, now, locale).isPhoneOpen,
    late: isEstimated ? (receipt?.late ?? null) : null,
    bookFirst: isEstimated ? (receipt?.bookFirst ?? null) : null,
    facts: factsOf(companyFacts, requested, receipt?.facts ?? null, offer),
    rows: isEstimated ? (receipt?.rows ?? null) : null,
    offer: offer && {
      isOpen: isOfferOpen,
      href: ownOrderHref("offer", link, locale),
      text: isOfferOpen ? messages.readOffer : messages.seeOffer,
    },
    address: ownOrderHref("status", link, locale),
    /** What the open page asks for changes. */
    news: { address: ownOrderHref("news", link, locale), version: lead.version, at: now.getTime() },
    newHref:
      !isAgreed && receipt && (receipt.state === "takenBack" || receipt.state === "begun")
        ? receipt.newHref
        : null,
    correctHref: receipt?.state === "open" ? receipt.correctHref : null,
    canBeTakenBack: receipt?.state === "open",
    calendar:
      entry &&
      (isAgreed || !receipt?.late) &&
      latest?.name !== "closed" &&
      (isAgreed || receipt?.state !== "begun")
        ? { href: ownOrderHref("calendar", link, locale), isRemoved: isOver }
        : null,
  };
}

/** The title, the tape and the note below the facts: what is said first about the latest step. */
function wordsOf(
  companyFacts: CompanyFacts,
  {
    lead,
    offer,
    step,
    receipt,
    now,
    locale,
  }: Requested & {
    offer: OfferRow | undefined;
    step: StepName | undefined;
    receipt: ReturnType<typeof receiptView> | null;
  },
): { title: string; tape: string; note: string | null } {
  const { states, request } = orderStatusPage[locale];
  const until = offer ? formatShortMoment(offer.validUntil, locale) : "";
  // A lead that was won without an order has its answer elsewhere.
  const isUntold = step === "yes" && !lead.order;
  if (step && step in states && !isUntold) {
    const { title, tape } = states[step as keyof typeof states];
    return { title, tape: fill(tape, { until }), note: null };
  }
  if (receipt) return { title: receipt.title, tape: receipt.tape, note: receipt.note };
  const { response } = orderConfirmationMessages(companyFacts, locale);
  const hasAnswer = step === "closed" || isUntold;
  return {
    title: request.title,
    tape: hasAnswer
      ? request.closed
      : responseTimeText(companyFacts.openingHours, response, lead.createdAt, now, locale),
    note: null,
  };
}

/** Number, what, where, when and sum: as agreed, else as offered, else as sent. */
function factsOf(
  companyFacts: CompanyFacts,
  { lead, locale }: Requested,
  sent: readonly { name: string; value: string }[] | null,
  offer: OfferRow | undefined,
): { name: string; value: string }[] {
  const { order } = lead;
  const plan = order ?? offer?.document;
  const page = orderStatusPage[locale];
  const messages = expressOrderPage(companyFacts, locale).receipt;
  const received = { name: messages.received, value: formatShortMoment(lead.createdAt, locale) };
  if (!plan) return sent ? [...sent] : [{ name: messages.number, value: lead.number }, received];
  const { inSweden } = offerMessages[locale];
  const times =
    plan.startsAt && plan.endsAt
      ? fill(inSweden, { times: formatPeriod(new Date(plan.startsAt), new Date(plan.endsAt), locale) })
      : null;
  return [
    { name: messages.number, value: lead.number },
    { name: messages.staff, value: peopleText(plan, locale) },
    ...(plan.place ? [{ name: messages.where, value: plan.place }] : []),
    ...(times ? [{ name: messages.when, value: times }] : []),
    ...(offer && (order || offer.acceptedAt || !offer.withdrawnAt)
      ? [{ name: page.sum, value: fill(page.sumTerms, { sum: sumOf(offer, locale) }) }]
      : []),
  ];
}

/** A step in words: what it is called when it is done or still to come, its time, and what is to say of it. */
function stepView(
  { name, at, state }: StatusStep,
  {
    lead: { order },
    offer,
    isLatest,
    isOfferOpen,
    locale,
  }: { lead: OwnLead; offer: OfferRow | undefined; isLatest: boolean; isOfferOpen: boolean; locale: Locale },
) {
  const { steps, coming } = orderStatusPage[locale];
  const isComing = state !== "done" && name in coming;
  return {
    name,
    state,
    isLatest,
    text: isComing ? coming[name as keyof typeof coming] : steps[name],
    time: at && { iso: at.toISOString(), text: formatShortMoment(at, locale) },
    details: state === "done" ? detailsOf(name, { order, offer, isOfferOpen, locale }) : [],
  };
}

function detailsOf(
  name: StepName,
  {
    order,
    offer,
    isOfferOpen,
    locale,
  }: { order: OrderRow | null; offer: OfferRow | undefined; isOfferOpen: boolean; locale: Locale },
): string[] {
  const { details } = orderStatusPage[locale];
  switch (name) {
    case "offer": {
      if (!offer) return [];
      const until = formatShortMoment(offer.validUntil, locale);
      return [fill(isOfferOpen ? details.offer : details.pastOffer, { sum: sumOf(offer, locale), until })];
    }
    case "withdrawn":
      return [offer?.withdrawnReason ?? details.changed];
    case "yes":
      return offer?.acceptedName ? [offer.acceptedName] : [];
    case "staffed":
      return order ? staffOf(order, locale) : [];
    case "invoiced":
      return order?.invoiceReference ? [fill(details.invoice, { reference: order.invoiceReference })] : [];
    case "cancelled":
      return order?.cancelledReason ? [order.cancelledReason] : [];
    default:
      return [];
  }
}

/** Who comes, with their badges; how many are named as long as not all are. */
function staffOf(order: OrderRow, locale: Locale): string[] {
  const { details } = orderStatusPage[locale];
  const named = namedOf(order);
  const values = { named: String(named), people: String(order.people) };
  return [
    ...order.staff.map(({ name, badge }) => (badge ? fill(details.badge, { name, badge }) : name)),
    ...(named < order.people ? [fill(details.named, values)] : []),
  ];
}

/** The sum of an offer without VAT. */
function sumOf({ document }: OfferRow, locale: Locale): string {
  return formatKronor(sumOfOffer(document.lines, document.vatPercent).net, locale);
}

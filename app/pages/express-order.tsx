import { type ReactNode, useCallback, useState } from "react";
import { data, redirect, useLocation } from "react-router";
import { personalHeaders } from "#app/account/page-data.server.ts";
import { clockHeaders, promiseView } from "#app/company/response-promise.server.ts";
import { expressOrderPage } from "#app/content/pages/express-order.server.ts";
import { orderMessages } from "#app/content/shared/order-form.server.ts";
import { siteContext } from "#app/context.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { requestContextOf } from "#app/forms/request-context.server.ts";
import type { SentDetails } from "#app/forms/submit-result.ts";
import { fill } from "#app/i18n/fill.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import { BookingLink } from "#app/layout/links.tsx";
import { linkParameter, ownOrderHref, readOrderLink } from "#app/orders/link.ts";
import { changeOrder, ownOrder } from "#app/requests/express-order/own-order.server.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { ownOrderPaths, siteMap } from "#app/site-map.ts";
import { hydrateOnInteraction } from "#app/ui/hydrate-on-interaction.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { brand } from "#brand/company.ts";
import type { Route } from "./+types/express-order";
import { OrderReceipt } from "./express-order/order-receipt.tsx";
import { orderFormView, type ReceiptView, receiptView } from "./express-order/order-view.server.ts";
import { submitOrder } from "./express-order/submit-order.server.ts";
import { respondsToScript, respondToForm } from "./form-response.server.ts";
import { pageContext } from "./page-context.server.ts";
import "./express-order.css";
import "./express-order/order-form.tsx?styles";

const OrderForm = hydrateOnInteraction(() =>
  import("./express-order/order-form.tsx").then((module) => module.OrderForm),
);

/** Responds to an order with its receipt, and to a cancellation, which needs no script, with the receipt that says so. */
export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args;
  const caller = requestContextOf(request, context);
  const link = readOrderLink(url.searchParams.get(linkParameter));
  if (url.pathname === ownOrderPaths.receipt && link) {
    const locale = requestLocale(request);
    const isDone = await changeOrder(caller.database, link, null, caller).catch(caller.reportError);
    const failed = isDone ? "" : "&fel";
    return redirect(ownOrderHref("receipt", link, locale) + failed, {
      status: 303,
      headers: personalHeaders,
    });
  }
  const submission = await submitOrder(request, caller, context.get(siteContext).facts);
  const { result } = submission;
  return respondToForm(args, submission, result.ok ? String(result.details?.address) : "");
}

export const middleware = [respondsToScript(action)];

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const { locale, facts, page } = pageContext(args);
  const { meta, here, receipt: receiptMessages, gone, ...messages } = expressOrderPage(facts, locale);
  const now = new Date();
  const isOwn = url.pathname !== siteMap.expressOrder.path;
  const link = isOwn ? readOrderLink(url.searchParams.get(linkParameter)) : null;
  const order = link && (await ownOrder(context.get(siteContext).database, link));
  const linkedOrder = link && order ? { link, order } : null;
  const isReceipt = linkedOrder && (url.pathname === ownOrderPaths.receipt || order?.state !== "open");
  const headers = isOwn ? personalHeaders : clockHeaders(facts.openingHours, now);
  const loaded = {
    ...page("expressOrder", { ...meta, noindex: isOwn }, { name: here }),
    messages,
    receiptMessages,
    promise: promiseView(facts.openingHours, now, locale),
    formMessages: orderMessages[locale],
    form: isReceipt ? null : orderFormView(facts, { parameters: url.searchParams, linkedOrder, now, locale }),
    receipt: isReceipt ? receiptView(facts, { ...linkedOrder, now, locale }) : null,
    hasFailed: url.searchParams.has("fel"),
    notice: isOwn && !linkedOrder ? gone : null,
    phone: { number: brand.phone, href: telephoneHref(brand.phone) },
  };
  return data(loaded, { headers, status: isOwn && !linkedOrder ? 404 : 200 });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

// The page renders the title, which says so when an order was refused.
export const meta = ({ loaderData }: Route.MetaArgs) =>
  metaOf(loaderData).filter((entry) => !("title" in entry));

type Data = Route.ComponentProps["loaderData"];

/** The express order, and the receipt of a sent one. */
export default function ExpressOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, messages, formMessages, form, notice, phone, promise } = loaderData;
  const call = (
    <a href={phone.href}>
      <Icon name="phone" /> {phone.number}
    </a>
  );
  const app = (
    <BookingLink source="express-order">
      {messages.app} <Icon name="ext" />
    </BookingLink>
  );
  // The receipt belongs to the history entry in which the order was sent: a new visit of the page has an empty
  // form.
  const { key: entry } = useLocation();
  const [sent, setSent] = useState<{ entry: string; receipt: ReceiptView } | null>(null);
  const receipt = (sent?.entry === entry ? sent.receipt : null) ?? loaderData.receipt;
  const showReceipt = useCallback(
    (details: SentDetails | undefined) => {
      // The type of submitOrder's details.
      const receipt = details?.receipt as ReceiptView | undefined;
      if (!receipt) return;
      history.replaceState(history.state, "", receipt.address);
      setSent({ entry, receipt });
    },
    [entry],
  );
  return (
    <>
      <title>{`${actionData ? formMessages.errorPrefix : ""}${loaderData.meta.title}`}</title>
      <div className="express">
        <div className="wrap">
          <Intro {...loaderData} call={call} app={app} isOwn={Boolean(receipt || form?.number)} />
          {form && !receipt ? (
            <div className="order-desk">
              <OrderForm
                locale={locale}
                title={form.number ? fill(messages.correcting, { number: form.number }) : formMessages.title}
                notice={notice}
                messages={formMessages}
                view={form}
                call={promise.isPhoneOpen ? call : null}
                onSent={showReceipt}
                returned={actionData}
              />
            </div>
          ) : null}
          {receipt ? (
            <div className="order-slip bleed" id="bestall">
              <OrderReceipt {...loaderData} view={receipt} takesFocus={sent !== null} />
            </div>
          ) : null}
          {receipt?.state === "takenBack" || receipt?.state === "answered" ? null : (
            <section className="express-course night" aria-labelledby="course-title">
              <h2 className="title--large" id="course-title">
                {messages.course.title}
              </h2>
              <ol className="lines lines--named">
                {messages.course.steps.map(({ when, text }) => (
                  <li key={when}>
                    <b>{when}</b>
                    <span>{text}</span>
                  </li>
                ))}
              </ol>
            </section>
          )}
        </div>
      </div>
      <Faq messages={messages.faq} />
    </>
  );
}

/**
 * The introduction: when we respond, which a receipt says itself, and links for those who would rather call or use the
 * app.
 */
function Intro({ call, app, isOwn, ...data }: Data & { call: ReactNode; app: ReactNode; isOwn: boolean }) {
  const { messages, breadcrumbs, promise } = data;
  return (
    <div className="express-intro night">
      <Breadcrumbs {...breadcrumbs} />
      <h1>{isOwn ? messages.ownTitle : messages.title}</h1>
      {isOwn ? null : <p className="lead">{messages.lead}</p>}
      {isOwn ? null : (
        <p className="express-promise">
          <b className="own-line">{promise.response}</b> {promise.open}
        </p>
      )}
      <p className="express-ways">
        {call}
        {app}
      </p>
    </div>
  );
}

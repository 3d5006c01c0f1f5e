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
import { BookingLink } from "#app/layout/links.tsx";
import { linkParameter, ownOrderHref, readOrderLink } from "#app/orders/link.ts";
import { ownOrder } from "#app/requests/express-order/own-order.server.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { siteMap } from "#app/site-map.ts";
import { hydrateOnInteraction } from "#app/ui/hydrate-on-interaction.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { brand } from "#brand/company.ts";
import type { Route } from "./+types/express-order";
import { orderFormView } from "./express-order/order-view.server.ts";
import { submitOrder } from "./express-order/submit-order.server.ts";
import { respondsToScript, respondToForm } from "./form-response.server.ts";
import { useNews } from "./order-status/news.ts";
import { OrderStatus } from "./order-status/order-status.tsx";
import type { StatusView } from "./order-status/status-view.server.ts";
import { pageContext } from "./page-context.server.ts";
import "./express-order.css";
import "./express-order/order-form.tsx?styles";

const OrderForm = hydrateOnInteraction(() =>
  import("./express-order/order-form.tsx").then((module) => module.OrderForm),
);

/** Responds to an order, or to the correction of one, with its status. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const caller = requestContextOf(request, context);
  const submission = await submitOrder(request, caller, context.get(siteContext).facts);
  const { result } = submission;
  return respondToForm(args, submission, result.ok ? String(result.details?.address) : "");
}

export const middleware = [respondsToScript(action)];

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const { locale, facts, page } = pageContext(args);
  const { meta, here, receipt: statusMessages, gone, ...messages } = expressOrderPage(facts, locale);
  const now = new Date();
  const isOwn = url.pathname !== siteMap.expressOrder.path;
  const link = isOwn ? readOrderLink(url.searchParams.get(linkParameter)) : null;
  const order = link && (await ownOrder(context.get(siteContext).database, link));
  const linkedOrder = link && order ? { link, order } : null;
  // What can't be changed any more is said on the status page.
  if (linkedOrder && linkedOrder.order.state !== "open")
    throw redirect(ownOrderHref("status", linkedOrder.link, locale), { headers: personalHeaders });
  const headers = isOwn ? personalHeaders : clockHeaders(facts.openingHours, now);
  const loaded = {
    ...page("expressOrder", { ...meta, noindex: isOwn }, { name: here }),
    messages,
    statusMessages,
    promise: promiseView(facts.openingHours, now, locale),
    formMessages: orderMessages[locale],
    form: orderFormView(facts, { parameters: url.searchParams, linkedOrder, now, locale }),
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

/** The express order, and the status of one that was just sent. */
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
  // The status belongs to the history entry in which the order was sent: a new visit of the page has an empty
  // form.
  const { key: entry } = useLocation();
  const [sent, setSent] = useState<{ entry: string; receipt: StatusView } | null>(null);
  const receipt = sent?.entry === entry ? sent.receipt : null;
  // Its address is the status page's by then.
  useNews(receipt?.news ?? null, () => location.reload());
  const showReceipt = useCallback(
    (details: SentDetails | undefined) => {
      // The type of submitOrder's details.
      const receipt = details?.receipt as StatusView | undefined;
      if (!receipt) return;
      history.replaceState(history.state, "", receipt.address);
      setSent({ entry, receipt });
    },
    [entry],
  );
  return (
    <>
      <title>{`${actionData ? formMessages.errorPrefix : ""}${loaderData.meta.title}`}</title>
      <div className={receipt ? "express express--whole" : "express"}>
        <div className="wrap">
          <Intro {...loaderData} call={call} app={app} isOwn={Boolean(receipt || form.number)} />
          {receipt ? null : (
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
          )}
          {receipt ? (
            <div className="order-slip bleed" id="bestall">
              <OrderStatus view={receipt} messages={loaderData.statusMessages} phone={phone} takesFocus />
            </div>
          ) : null}
          {receipt ? null : (
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

import { randomUUID } from "node:crypto";
import { useState } from "react";
import { data, redirect, useLocation, useRevalidator } from "react-router";
import { personalHeaders } from "#app/account/page-data.server.ts";
import { expressOrderPage } from "#app/content/pages/express-order.server.ts";
import { offerPage } from "#app/content/pages/offer.server.ts";
import { orderStatusPage } from "#app/content/pages/order-status.server.ts";
import { siteContext } from "#app/context.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { requestContextOf } from "#app/forms/request-context.server.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import { BookingLink } from "#app/layout/links.tsx";
import { answerAction, intentOf } from "#app/orders/answer-action.server.ts";
import { QuestionForm } from "#app/orders/answer-forms.tsx";
import { linkParameter, ownOrderHref, readOrderLink } from "#app/orders/link.ts";
import { findOwnLead } from "#app/orders/own-lead.server.ts";
import { changeOrder, ownOrder } from "#app/requests/express-order/own-order.server.ts";
import { unlistedMeta } from "#app/seo/page-meta.ts";
import { Icon } from "#app/ui/icon.tsx";
import { brand } from "#brand/company.ts";
import type { Route } from "./+types/order-status";
import { respondsToScript } from "./form-response.server.ts";
import { useNews } from "./order-status/news.ts";
import { OrderStatus } from "./order-status/order-status.tsx";
import { statusView } from "./order-status/status-view.server.ts";
import "./express-order.css";

export const headers = () => personalHeaders;

/** Set after a question was sent, and after an order could not be taken back. */
const marks = { asked: "fraga", failed: "fel" } as const;

/** Where a request is, for whoever has the buyer's link. Reading it changes nothing. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const { database, facts } = context.get(siteContext);
  const link = readOrderLink(url.searchParams.get(linkParameter));
  const now = new Date();
  const lead = link && (await findOwnLead(database, link));
  const form = lead && (await ownOrder(database, link, now));
  return data(
    {
      messages: orderStatusPage[locale],
      statusMessages: expressOrderPage(facts, locale).receipt,
      app: expressOrderPage(facts, locale).app,
      questionMessages: offerPage[locale].answer,
      view: lead ? statusView(facts, { link, lead, form, now, locale }) : null,
      hasAsked: url.searchParams.has(marks.asked),
      hasFailed: url.searchParams.has(marks.failed),
      questionId: randomUUID(),
      phone: { number: brand.phone, href: telephoneHref(brand.phone) },
    },
    { status: lead ? 200 : 404 },
  );
}

/** Takes an order back, or stores a question; neither needs script. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const link = readOrderLink(url.searchParams.get(linkParameter));
  const form = await readFormData(request);
  if (!link) return data(undefined, { status: 404 });
  const caller = requestContextOf(request, context);
  const page = ownOrderHref("status", link, requestLocale(request));
  const after = (mark: string) => redirect(page + mark, { status: 303, headers: personalHeaders });
  if (form.get("do") === "takeBack") {
    const isDone = await changeOrder(caller.database, link, null, caller).catch(caller.reportError);
    return after(isDone ? "" : `&${marks.failed}`);
  }
  const intent = intentOf(form);
  if (intent !== "ask") throw data(null, { status: 400, headers: personalHeaders });
  const result = await answerAction(intent, form, link, caller);
  if (result === "done") return after(`&${marks.asked}`);
  const { refused } = result;
  const status = refused === null ? 400 : refused === "rateLimited" ? 429 : refused === "failed" ? 503 : 404;
  return data(result, { status });
}

export const middleware = [respondsToScript(action)];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta({
    title: `${loaderData.view?.heading ?? loaderData.messages.gone.title} – ${brand.name}`,
  });

/** The status page: what its buyer can do, the steps, and a question (product 20.18). */
export default function OrderStatusPage({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, view, phone, hasAsked, hasFailed } = loaderData;
  const { revalidate } = useRevalidator();
  useNews(view?.news ?? null, () => void revalidate());
  const questionId = useQuestionId(loaderData.questionId);
  const refused = actionData?.refused;
  return (
    <div className="express express--whole">
      <div className="wrap">
        <div className="express-intro night">
          <h1>{view?.heading ?? messages.gone.title}</h1>
          <p className="lead">{view ? messages.lead : messages.gone.text}</p>
          <p className="express-ways">
            <a href={phone.href}>
              <Icon name="phone" /> {phone.number}
            </a>
            <BookingLink source="express-order">
              {loaderData.app} <Icon name="ext" />
            </BookingLink>
          </p>
        </div>
        {view ? (
          <div className="order-slip bleed" id="bestall">
            {hasAsked ? (
              <p className="sending sending--info" role="status">
                {messages.asked}
              </p>
            ) : null}
            {refused ? (
              <p className="sending sending--error" role="alert">
                {refused === "rateLimited" ? messages.rateLimited : messages.notAsked}
              </p>
            ) : null}
            <OrderStatus
              view={view}
              messages={loaderData.statusMessages}
              phone={phone}
              hasFailed={hasFailed}
            />
            <div className="order-question no-print">
              <QuestionForm id={questionId} messages={loaderData.questionMessages} notAnswered={actionData} />
            </div>
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** The id of the next question: the same while the page only follows changes, so that what is being typed stays. */
function useQuestionId(id: string): string {
  const { key } = useLocation();
  const [question, setQuestion] = useState({ key, id });
  if (question.key === key) return question.id;
  setQuestion({ key, id });
  return id;
}

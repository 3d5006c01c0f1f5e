import { randomUUID } from "node:crypto";
import { useEffect } from "react";
import { data, isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { personalHeaders } from "#app/account/page-data.server.ts";
import { offerPage } from "#app/content/pages/offer.server.ts";
import { siteContext } from "#app/context.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { requestContextOf } from "#app/forms/request-context.server.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import { answerAction, intentOf, type NotAnswered } from "#app/orders/answer-action.server.ts";
import { AcceptForm, DeclineForm, QuestionForm } from "#app/orders/answer-forms.tsx";
import { linkParameter, ownOrderHref, readOrderLink } from "#app/orders/link.ts";
import { OfferTape } from "#app/orders/offer-tape.tsx";
import { offerView } from "#app/orders/offer-view.server.ts";
import { findOwnLead } from "#app/orders/own-lead.server.ts";
import { unlistedMeta } from "#app/seo/page-meta.ts";
import { FactList } from "#app/ui/fact-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/offer";
import { respondsToScript } from "./form-response.server.ts";
import "./express-order.css";
import "./offer.css";

export const headers = () => personalHeaders;

/** The offer that counts, for whoever has the buyer's link. Reading it changes nothing. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const link = readOrderLink(url.searchParams.get(linkParameter));
  const lead = link && (await findOwnLead(context.get(siteContext).database, link));
  const asked = Number(url.searchParams.get(versionParameter));
  const view = link && lead ? offerView(lead, link, { asked, now: new Date(), locale }) : null;
  return data(
    {
      locale,
      messages: offerPage[locale],
      view,
      hasAsked: url.searchParams.has(askedParameter),
      questionId: randomUUID(),
    },
    { status: view ? 200 : 404 },
  );
}

/** The version of an offer that a link of an email leads to. */
const versionParameter = "version";
/** Set after a question was sent. */
const askedParameter = "fraga";

export async function action({ request, url, context }: Route.ActionArgs) {
  const link = readOrderLink(url.searchParams.get(linkParameter));
  const form = await readFormData(request);
  const intent = intentOf(form);
  if (!intent) throw data(null, { status: 400, headers: personalHeaders });
  if (!link) return data(undefined, { status: 404 });
  const result = await answerAction(intent, form, link, requestContextOf(request, context));
  if (intent === "read") return new Response(null, { status: 204, headers: personalHeaders });
  if (result !== "done") return data(result, { status: statusOf(result) });
  const page = ownOrderHref("offer", link, requestLocale(request));
  return redirect(intent === "ask" ? `${page}&${askedParameter}` : page, {
    status: 303,
    headers: personalHeaders,
  });
}

function statusOf({ refused }: NotAnswered): number {
  if (refused === null) return 400;
  return refused === "rateLimited" ? 429 : refused === "failed" ? 503 : refused === "gone" ? 404 : 409;
}

export const middleware = [respondsToScript(action)];

/** Without a response of the server, or while its database is away, the page stays with what was typed, and says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const posted = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    const response = isRouteErrorResponse(error) || error instanceof Response ? error : null;
    if (response && response.status !== 503) throw error;
    const typed = Object.fromEntries(
      [...(await posted.formData())].map(([name, value]) => [name, String(value)]),
    );
    const intent = (typed.do ?? "accept") as NotAnswered["intent"];
    return data({ intent, refused: "failed" as const, wrong: [], typed }, { status: 503 });
  }
}

/** Also after a refused answer: it is refused because the offer is another one now. */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs) => actionStatus !== 503;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta({ title: loaderData.view?.tab ?? loaderData.messages.gone.title });

/** An offer with its answers: yes, no, or a question (product 20). */
export default function Offer({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, messages, view, hasAsked, questionId } = loaderData;
  useReadMark(view);
  if (!view)
    return (
      <div className="express">
        <div className="wrap">
          <div className="express-intro night">
            <h1>{messages.gone.title}</h1>
            <p className="lead">{messages.gone.text}</p>
          </div>
        </div>
      </div>
    );
  const { state, offer, lead, newer, call, accepted } = view;
  const refused = actionData?.refused;
  const forms = { offer, messages: messages.answer, notAnswered: actionData };
  return (
    <div className="express express--whole offer">
      <div className="wrap">
        <div className="express-intro night">
          <h1>{messages.title}</h1>
          <p className="lead">{lead}</p>
          <p className="express-ways no-print">
            <a href={call.href}>
              <Icon name="phone" /> {call.text}
            </a>
            <a href={view.fileHref} download>
              {messages.file}
            </a>
            <a href={view.statusHref}>{messages.status}</a>
          </p>
        </div>
        <div className="order-slip bleed">
          {refused ? (
            <p className="sending sending--error" role="alert">
              {messages.refused[refused]}
            </p>
          ) : null}
          {newer && !refused ? <p className="sending sending--info">{newer}</p> : null}
          {hasAsked ? (
            <p className="sending sending--info" role="status">
              {messages.asked}
            </p>
          ) : null}
          <h2 className="title--large">{view.tab}</h2>
          <OfferTape document={offer.document} locale={locale} messages={view.messages} />
          <div>
            {accepted ? <FactList className="lines lines--named offer__kept" facts={accepted} /> : null}
            <div className="offer__answers no-print">
              {state === "open" ? <AcceptForm {...forms} locale={locale} /> : null}
              {state === "open" ? <DeclineForm {...forms} /> : null}
              <QuestionForm
                id={questionId}
                messages={messages.answer}
                notAnswered={actionData}
                isOpen={state === "expired" || state === "declined"}
              />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/**
 * Notes that an open offer has been shown, once: by script, since programs that check emails open the link, too. Nothing
 * depends on whether it arrives.
 */
function useReadMark(view: Route.ComponentProps["loaderData"]["view"]) {
  const id = view?.state === "open" && !view.isRead ? view.offer.id : null;
  useEffect(() => {
    if (!id) return;
    void fetch(location.href, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams({ do: "read", offer: id }),
      keepalive: true,
    }).catch(() => undefined);
  }, [id]);
}

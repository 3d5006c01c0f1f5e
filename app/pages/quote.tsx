import { useState } from "react";
import { promiseView } from "#app/company/answer-promise.server.ts";
import { quotePage } from "#app/content/pages/quote.server.ts";
import { siteContext } from "#app/context.ts";
import { answerPage, requestContextOf } from "#app/forms/answer-form.server.ts";
import { isReferenceNumber, referenceNumber } from "#app/forms/reference-number.ts";
import { Sent } from "#app/forms/sent.tsx";
import { fill } from "#app/i18n/fill.ts";
import { pageHref, withQuery } from "#app/i18n/links.ts";
import { isLocale, requestLocale } from "#app/i18n/locale.ts";
import { showToast } from "#app/layout/toast.ts";
import { submitQuoteForm } from "#app/leads/quote-request/submit.server.ts";
import { estimateRecord } from "#app/prices/carried-estimate.server.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { breadcrumbsFromHome } from "#app/seo/breadcrumbs.server.ts";
import { unlistedMeta } from "#app/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { hydrateOnInteraction } from "#app/ui/hydrate-on-interaction.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { takeFocus } from "#app/ui/take-focus.ts";
import type { Route } from "./+types/quote";
import { quoteFormData } from "./quote-data.server.ts";
import "#app/ui/hint.css";
import "#app/ui/form-columns.css";
import "#app/ui/select-field.css";
import "#app/forms/form-frame.css";
import "#app/ui/form-errors.css";
import "#app/leads/quote-request/quote-form.css";
import "#app/ui/receipt.css";
import "./contact-request.css";

const QuoteForm = hydrateOnInteraction(() =>
  import("#app/leads/quote-request/quote-form.tsx").then((module) => module.QuoteForm),
);

export async function action({ request, context }: Route.ActionArgs) {
  const submission = await submitQuoteForm(
    request,
    (parameters) => estimateRecord(context.get(siteContext).facts, parameters),
    requestContextOf(request, context),
  );
  const { locale } = submission.posted;
  const thanks = pageHref("quote", isLocale(locale) ? locale : requestLocale(request));
  const number = submission.id ? referenceNumber("Q", submission.id) : "1";
  return answerPage(submission, withQuery(thanks, { skickat: number }));
}

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const parameters = new URL(request.url).searchParams;
  const { facts } = context.get(siteContext);
  const messages = quotePage[locale];
  const number = parameters.get("skickat");
  return {
    locale,
    messages,
    breadcrumbs: breadcrumbsFromHome(locale, { name: messages.here }),
    sent:
      number === null ? null : { number, answer: promiseView(facts.openingHours, new Date(), locale).both },
    data: quoteFormData(facts, locale, parameters),
    // After a refused post without script, the form is the one that was posted, whatever the URL says.
    forms: {
      guard: quoteFormData(facts, locale, new URLSearchParams("tjanst=guard")),
      orderGuard: quoteFormData(facts, locale, new URLSearchParams("tjanst=orderGuard")),
    },
  };
}

/** Without the title, which the page renders: it says so when the form was refused. */
export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta({ description: loaderData.messages.description });

/** The quote form, and the thanks for a sent one. */
export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, messages } = loaderData;
  /** What was sent on this page by script. A page that is opened by its URL has it from the loader. */
  const [sentHere, setSentHere] = useState<typeof loaderData.sent>(null);
  const sent = loaderData.sent ?? sentHere;
  const page = pageHref("quote", locale);
  const posted = loaderData.forms[actionData?.values.form === "orderGuard" ? "orderGuard" : "guard"];
  const data = actionData ? { ...posted, estimate: loaderData.data.estimate } : loaderData.data;
  const number = sent && isReferenceNumber(sent.number) ? fill(data.messages.number, sent) : "";
  return (
    <section className="section contact-request">
      <title>{`${actionData ? data.messages.errorPrefix : ""}${messages.title}`}</title>
      <div className={sent ? "wrap columns columns--halves columns--center" : "wrap columns columns--halves"}>
        <div>
          <Breadcrumbs {...loaderData.breadcrumbs} />
          <h1 ref={sentHere ? takeFocus : undefined} tabIndex={-1}>
            {sent === null ? data.title : messages.sentHeading}
          </h1>
          <p className="lead">{sent === null ? data.lead : messages.sentText}</p>
          {sent === null ? (
            <p className="quote-other">
              {data.other.text} <a href={data.other.href}>{data.other.link}</a>
            </p>
          ) : null}
        </div>
        {sent === null ? (
          <div className="panel bleed">
            <div className="tape tape--thin" aria-hidden="true" />
            <QuoteForm
              key={data.form}
              locale={locale}
              data={data}
              notify={showToast}
              onSent={(number, answer) => {
                history.replaceState(history.state, "", withQuery(page, { skickat: number }));
                setSentHere({ number, answer });
              }}
              returned={actionData}
            />
          </div>
        ) : (
          <Stack>
            <Sent messages={data.messages} title={number || data.messages.sent} text={sent.answer} />
            <p className="actions">
              <Button as="a" kind="secondary" href={pageHref("home", locale)}>
                {messages.home}
              </Button>
              <a className="more" href={page} onClick={() => setSentHere(null)}>
                {messages.again}
              </a>
            </p>
          </Stack>
        )}
      </div>
    </section>
  );
}

import { useState } from "react";
import { promiseView } from "#app/company/response-promise.server.ts";
import { quotePage } from "#app/content/pages/quote.server.ts";
import { siteContext } from "#app/context.ts";
import { sentParameter } from "#app/forms/form-names.ts";
import { isReferenceNumber, referenceNumber } from "#app/forms/reference-number.ts";
import { requestContextOf } from "#app/forms/request-context.server.ts";
import { YesAbove } from "#app/forms/yes-first.tsx";
import { fill } from "#app/i18n/fill.ts";
import { pageHref, withQuery } from "#app/i18n/links.ts";
import { isLocale, requestLocale } from "#app/i18n/locale.ts";
import { estimateRecord } from "#app/prices/carried-estimate.server.ts";
import { submitQuoteForm } from "#app/requests/quote-request/submit.server.ts";
import { breadcrumbsFromHome } from "#app/seo/breadcrumbs.server.ts";
import { unlistedMeta } from "#app/seo/page-meta.ts";
import { hydrateOnInteraction } from "#app/ui/hydrate-on-interaction.tsx";
import type { Route } from "./+types/quote";
import { FormPage } from "./form-page.tsx";
import { respondsToScript, respondToForm } from "./form-response.server.ts";
import { quoteFormData } from "./quote-data.server.ts";
import "#app/requests/quote-request/quote-form.tsx?styles";

const QuoteForm = hydrateOnInteraction(() =>
  import("#app/requests/quote-request/quote-form.tsx").then((module) => module.QuoteForm),
);

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const submission = await submitQuoteForm(
    request,
    (parameters) => estimateRecord(context.get(siteContext).facts, parameters),
    requestContextOf(request, context),
  );
  const { locale } = submission.posted;
  const thanks = pageHref("quote", isLocale(locale) ? locale : requestLocale(request));
  const number = submission.id ? referenceNumber("Q", submission.id) : "1";
  return respondToForm(args, submission, withQuery(thanks, { [sentParameter]: number }));
}

export const middleware = [respondsToScript(action)];

export function loader({ request, url, context }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const site = context.get(siteContext);
  const now = new Date();
  const form = (parameters: URLSearchParams) => quoteFormData(site, now, locale, parameters);
  const messages = quotePage[locale];
  const number = url.searchParams.get(sentParameter);
  return {
    locale,
    messages,
    breadcrumbs: breadcrumbsFromHome(locale, { name: messages.here }),
    sent:
      number === null ? null : { number, response: promiseView(site.facts.openingHours, now, locale).both },
    data: form(url.searchParams),
    // After a refused post without script, the form is the one that was posted, whatever the URL says.
    forms: {
      guard: form(new URLSearchParams("tjanst=guard")),
      orderGuard: form(new URLSearchParams("tjanst=orderGuard")),
    },
  };
}

/** Without the title, which the page renders: it says so when the form was refused. */
export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta({ description: loaderData.messages.description });

/** The quote form, and the thanks for a sent one. */
export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  const { locale } = loaderData;
  /** What was sent on this page by script. A page that is opened by its URL has it from the loader. */
  const [sentHere, setSentHere] = useState<typeof loaderData.sent>(null);
  const sent = loaderData.sent ?? sentHere;
  const posted = loaderData.forms[actionData?.values.form === "orderGuard" ? "orderGuard" : "guard"];
  const data = actionData ? { ...posted, estimate: loaderData.data.estimate } : loaderData.data;
  const { messages, other } = data;
  const number = sent && isReferenceNumber(sent.number) ? fill(messages.number, sent) : "";
  return (
    <FormPage
      {...loaderData}
      page="quote"
      errorPrefix={actionData && messages.errorPrefix}
      heading={data.title}
      lead={data.lead}
      other={
        <>
          <YesAbove yes={data.yes} source="quote-page" />
          <p className="quote-other">
            {other.text} <a href={other.href}>{other.link}</a>
          </p>
        </>
      }
      sent={sent && { messages, title: number || messages.sent, text: sent.response }}
      isSentHere={sentHere !== null}
      onAgain={() => setSentHere(null)}
    >
      <QuoteForm
        key={data.form}
        locale={locale}
        data={data}
        onSent={(number, response) => {
          const page = pageHref("quote", locale);
          history.replaceState(history.state, "", withQuery(page, { [sentParameter]: number }));
          setSentHere({ number, response });
        }}
        returned={actionData}
      />
    </FormPage>
  );
}

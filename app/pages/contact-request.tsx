import { useState } from "react";
import { promiseView } from "#app/company/answer-promise.server.ts";
import { contactRequestPage } from "#app/content/pages/contact-request.server.ts";
import { contactMessageMessages, contactRequestMessages } from "#app/content/shared/forms.server.ts";
import { navigationMessages } from "#app/content/shared/navigation.server.ts";
import { siteContext } from "#app/context.ts";
import { answerPage, requestContextOf } from "#app/forms/answer-form.server.ts";
import { Sent } from "#app/forms/sent.tsx";
import { pageHref, withQuery } from "#app/i18n/links.ts";
import { isLocale, requestLocale } from "#app/i18n/locale.ts";
import { showToast } from "#app/layout/toast.ts";
import { contactFormOf } from "#app/leads/contact-request/fields.ts";
import { submitContactForm } from "#app/leads/contact-request/submit.server.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { breadcrumbsFromHome } from "#app/seo/breadcrumbs.server.ts";
import { unlistedMeta } from "#app/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { hydrateOnInteraction } from "#app/ui/hydrate-on-interaction.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { takeFocus } from "#app/ui/take-focus.ts";
import type { Route } from "./+types/contact-request";
import "#app/ui/form-columns.css";
import "#app/forms/form-frame.css";
import "#app/ui/form-errors.css";
import "./contact-request.css";

const ContactForm = hydrateOnInteraction(() =>
  import("#app/leads/contact-request/contact-form.tsx").then((module) => module.ContactForm),
);
const ContactMessageForm = hydrateOnInteraction(() =>
  import("#app/leads/contact-request/contact-message-form.tsx").then((module) => module.ContactMessageForm),
);

/** Answers a form that was posted without script: thanks, or the form with its errors. */
export async function action({ request, context }: Route.ActionArgs) {
  const submission = await submitContactForm(request, requestContextOf(request, context));
  const { locale } = submission.posted;
  const thanks = pageHref("contactRequest", isLocale(locale) ? locale : requestLocale(request));
  return answerPage(submission, withQuery(thanks, { skickat: "1" }));
}

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const { facts } = context.get(siteContext);
  const parameters = new URL(request.url).searchParams;
  return {
    locale,
    messages: contactRequestPage(facts, locale),
    breadcrumbs: breadcrumbsFromHome(locale, { name: navigationMessages(facts, locale).contact }),
    requestMessages: contactRequestMessages(facts, locale),
    messageMessages: contactMessageMessages[locale],
    sent: parameters.has("skickat") ? promiseView(facts.openingHours, new Date(), locale).both : null,
  };
}

/** Without the title, which the page renders: it says so when the form was refused. */
export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta({ description: loaderData.messages.description });

/** The form to be called or emailed by us, and the thanks for it. */
export default function ContactRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, messages, requestMessages, messageMessages } = loaderData;
  /** The sentence about when we answer, of a form that was sent here by script. */
  const [answerHere, setAnswerHere] = useState<string | null>(null);
  const answer = loaderData.sent ?? answerHere;
  const sent = answer !== null;
  const form = { locale, notify: showToast, onSent: setAnswerHere, returned: actionData };
  return (
    <section className="section contact-request">
      <title>{`${actionData ? requestMessages.errorPrefix : ""}${messages.title}`}</title>
      <div className={sent ? "wrap columns columns--halves columns--center" : "wrap columns columns--halves"}>
        <div>
          <Breadcrumbs {...loaderData.breadcrumbs} />
          <h1 ref={answerHere === null ? undefined : takeFocus} tabIndex={-1}>
            {sent ? messages.sentHeading : messages.heading}
          </h1>
          <p className="lead">{sent ? messages.sentText : messages.lead}</p>
        </div>
        {sent ? (
          <Stack>
            <Sent messages={requestMessages} title={answer || requestMessages.sent} />
            <p className="actions">
              <Button as="a" kind="secondary" href={pageHref("home", locale)}>
                {messages.home}
              </Button>
              <a
                className="more"
                href={pageHref("contactRequest", locale)}
                onClick={() => setAnswerHere(null)}
              >
                {messages.again}
              </a>
            </p>
          </Stack>
        ) : (
          <div className="panel bleed">
            <div className="tape tape--thin" aria-hidden="true" />
            {actionData && contactFormOf(actionData.values) === "message" ? (
              <ContactMessageForm {...form} messages={messageMessages} />
            ) : (
              <ContactForm {...form} messages={requestMessages} />
            )}
          </div>
        )}
      </div>
    </section>
  );
}

import { useState } from "react";
import { promiseView } from "#app/company/response-promise.server.ts";
import { contactRequestPage } from "#app/content/pages/contact-request.server.ts";
import { contactMessageMessages, contactRequestMessages } from "#app/content/shared/forms.server.ts";
import { navigationMessages } from "#app/content/shared/navigation.server.ts";
import { siteContext } from "#app/context.ts";
import { sentParameter } from "#app/forms/form-names.ts";
import { requestContextOf } from "#app/forms/request-context.server.ts";
import { YesAbove } from "#app/forms/yes-first.tsx";
import { pageHref, withQuery } from "#app/i18n/links.ts";
import { isLocale, requestLocale } from "#app/i18n/locale.ts";
import { contactFormOf } from "#app/requests/contact-request/fields.ts";
import { submitContactForm } from "#app/requests/contact-request/submit.server.ts";
import { breadcrumbsFromHome } from "#app/seo/breadcrumbs.server.ts";
import { unlistedMeta } from "#app/seo/page-meta.ts";
import { hydrateOnInteraction } from "#app/ui/hydrate-on-interaction.tsx";
import type { Route } from "./+types/contact-request";
import { FormPage } from "./form-page.tsx";
import { respondsToScript, respondToForm } from "./form-response.server.ts";
import { yesFirst } from "./yes-first.server.ts";
import "#app/requests/contact-request/contact-form.tsx?styles";
import "#app/requests/contact-request/contact-message-form.tsx?styles";

const ContactForm = hydrateOnInteraction(() =>
  import("#app/requests/contact-request/contact-form.tsx").then((module) => module.ContactForm),
);
const ContactMessageForm = hydrateOnInteraction(() =>
  import("#app/requests/contact-request/contact-message-form.tsx").then(
    (module) => module.ContactMessageForm,
  ),
);

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const submission = await submitContactForm(request, requestContextOf(request, context));
  const { locale } = submission.posted;
  const thanks = pageHref("contactRequest", isLocale(locale) ? locale : requestLocale(request));
  return respondToForm(args, submission, withQuery(thanks, { [sentParameter]: "1" }));
}

export const middleware = [respondsToScript(action)];

export function loader({ request, url, context }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const { facts, configuration } = context.get(siteContext);
  const now = new Date();
  return {
    locale,
    messages: contactRequestPage(facts, locale),
    breadcrumbs: breadcrumbsFromHome(locale, { name: navigationMessages(facts, locale).contact }),
    requestMessages: contactRequestMessages[locale],
    yes: yesFirst(facts, configuration.BOOKING_APP_URL, now, locale),
    messageMessages: contactMessageMessages[locale],
    sent: url.searchParams.has(sentParameter) ? promiseView(facts.openingHours, now, locale).both : null,
  };
}

/** Without the title, which the page renders: it says so when the form was refused. */
export const meta = ({ loaderData }: Route.MetaArgs) =>
  unlistedMeta({ description: loaderData.messages.description });

/** The form to be called or emailed by us, and the thanks for it. */
export default function ContactRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, messages, requestMessages, messageMessages, yes } = loaderData;
  /** The sentence about when we respond, for a form that was sent here by script. */
  const [sentHere, setSentHere] = useState<string | null>(null);
  const response = loaderData.sent ?? sentHere;
  const form = { locale, onSent: setSentHere, returned: actionData };
  return (
    <FormPage
      {...loaderData}
      {...messages}
      page="contactRequest"
      errorPrefix={actionData && requestMessages.errorPrefix}
      other={<YesAbove yes={yes} source="contact-page" />}
      sent={response === null ? null : { messages: requestMessages, title: response || requestMessages.sent }}
      isSentHere={sentHere !== null}
      onAgain={() => setSentHere(null)}
    >
      {actionData && contactFormOf(actionData.values) === "message" ? (
        <ContactMessageForm {...form} messages={messageMessages} />
      ) : (
        <ContactForm {...form} messages={requestMessages} yes={yes} />
      )}
    </FormPage>
  );
}

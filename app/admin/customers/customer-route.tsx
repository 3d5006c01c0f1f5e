import { Link } from "react-router";
import { adminRequest, isId, notFound } from "#app/admin/admin-request.server.ts";
import { listNames } from "#app/admin/colleagues.server.ts";
import { IncomingEmail } from "#app/admin/emails/incoming-email.tsx";
import { incomingEmailMessages } from "#app/admin/emails/incoming-email-words.server.ts";
import { SentEmail } from "#app/admin/emails/sent-email.tsx";
import { emailActionMessages } from "#app/admin/emails/words.server.ts";
import { RelatedList } from "#app/admin/leads/related-list.tsx";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { EventList } from "#app/admin/ui/event-list.tsx";
import { ListPages } from "#app/admin/ui/list-pages.tsx";
import { respondWith, revalidateAfterConflict } from "#app/admin/ui/outcome.ts";
import { Part } from "#app/admin/ui/part.tsx";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { adminHref, customerHref, customerKinds } from "#app/admin/urls.ts";
import { listChanges, listDemosById } from "#app/demos/demos.server.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { beforeParameter, readBefore, timelineRead } from "#app/domain/timeline-page.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { fill } from "#app/i18n/fill.ts";
import { languageParameters } from "#app/i18n/links.ts";
import { listCompanyNames } from "#app/leads/companies.server.ts";
import { listEmailsAbout } from "#app/leads/conversation/sent-emails.server.ts";
import { listCustomerIds, listCustomers } from "#app/leads/customers.server.ts";
import { listEvents } from "#app/leads/events.server.ts";
import { listLeadsById } from "#app/leads/leads.server.ts";
import { Button } from "#app/ui/button.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/customer-route";
import { handleCompanyForm } from "./company-action.server.ts";
import { CompanyNames } from "./company-names.tsx";
import { companyNameRows, mergeChoices, mergeParameter, mergeSearch } from "./company-view.server.ts";
import { customerData } from "./customer-view.server.ts";
import { customersMessages } from "./words.server.ts";
import "#app/admin/ui/detail.css";
import "./customers.css";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { staff, locale, url } = await adminRequest(request, context, ["sales"]);
  const kind = (["company", "person"] as const).find((each) => customerKinds[each] === params.kind);
  const ids = kind && isId(params.id) ? await listCustomerIds(staff, kind, params.id) : null;
  if (!kind || !ids || ids.leads.length + ids.demos.length === 0) throw notFound();
  const before = readBefore(url.searchParams);
  const timelinePage = { before, limit: timelineRead };
  const [leads, demos, events, changes, names, emails, keys] = await Promise.all([
    listLeadsById(staff, ids.leads),
    listDemosById(staff, ids.demos),
    listEvents(staff, ids.leads, timelinePage),
    listChanges(staff, ids.demos, timelinePage),
    listNames(staff),
    listEmailsAbout(staff, [...ids.leads, ...ids.demos], timelinePage),
    kind === "company" ? listCompanyNames(staff, params.id) : [],
  ]);
  const messages = customersMessages[locale];
  const customer = customerData({
    kind,
    leads,
    demos,
    events,
    changes,
    emails,
    names,
    companyName: keys[0]?.written ?? null,
    before,
    now: new Date(),
    locale,
  });
  const asked = url.searchParams.get(mergeParameter);
  const search = asked?.trim().slice(0, 200) ?? mergeSearch(customer.name);
  const found =
    kind === "company" ? (await listCustomers(staff, { kind, search, cursor: null }, mostChoices)).rows : [];
  const customerPath = customerHref(kind, params.id, locale);
  return {
    messages,
    older:
      customer.next &&
      adminHref(customerPath.split("?")[0] ?? "", locale, { [beforeParameter]: customer.next.toISOString() }),
    latest: before && customerPath,
    emailMessages: emailActionMessages[locale],
    incomingEmailMessages: incomingEmailMessages[locale],
    company:
      kind === "company"
        ? {
            names: companyNameRows(keys, names, new Date(), locale),
            choices: mergeChoices(found, new Set([...ids.leads, ...ids.demos]), locale),
            search,
            isOpen: asked !== null,
            parameter: mergeParameter,
            action: customerPath,
            otherParameters: languageParameters(locale),
          }
        : null,
    customer,
    title: fill(messages.pageTitle, { name: customer.name }),
    back: adminHref(adminPaths.customers, locale, kind === "person" ? { typ: customerKinds.person } : {}),
  };
}

/** How many companies the search for one to merge with shows. */
const mostChoices = 8;

export async function action({ request, context, params }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["sales"]);
  const isCompany = params.kind === customerKinds.company && isId(params.id);
  const outcome = isCompany
    ? await handleCompanyForm(admin, params.id, textsOf(await readFormData(request)))
    : null;
  if (!outcome) throw notFound();
  return respondWith(outcome);
}

export const clientAction = submitOrStay;
export const shouldRevalidate = revalidateAfterConflict;

/** A customer: their facts, requests and demos, on one timeline. */
export default function Customer({ loaderData, actionData }: Route.ComponentProps) {
  const result = useLastResult(actionData);
  const { messages, emailMessages, incomingEmailMessages, customer, company, title, back, older, latest } =
    loaderData;
  const { figures, facts, nextSteps, requests, demos, timeline } = customer;
  return (
    <AdminPage
      messages={{ title, heading: customer.name, back: messages.back }}
      backHref={back}
      actions={
        customer.phone ? (
          <Button as="a" kind="outline" size="small" href={customer.phone} aria-keyshortcuts="r">
            <Icon name="phone" />
            {messages.call}
          </Button>
        ) : null
      }
    >
      <AdminNotice outcome={result} undo={messages.undo} />
      <FactList className="customer-figures" facts={figures} />
      <div className="customer detail">
        <div className="stack stack--loose">
          <FactList
            className="facts"
            facts={facts.map(({ label: name, values }) => ({
              name,
              value: values.map(({ text, href }) => (
                <span key={text} className="own-line">
                  {href ? (
                    <Link to={href}>
                      <EmailText address={text} />
                    </Link>
                  ) : (
                    text
                  )}
                </span>
              )),
            }))}
          />
          {nextSteps.length > 0 ? (
            <Part id="steps" heading={messages.next}>
              <ul className="item-list detail__duplicates">
                {nextSteps.map(({ id, href, text, isDue, title: lead }) => (
                  <li key={id}>
                    <Link to={href}>{lead}</Link>
                    <span className={isDue ? "is-due" : undefined}>{text}</span>
                  </li>
                ))}
              </ul>
            </Part>
          ) : null}
          {requests.length > 0 ? (
            <Part id="requests" heading={messages.requests}>
              <RelatedList rows={requests} />
            </Part>
          ) : null}
          {demos.length > 0 ? (
            <Part id="demos" heading={messages.demosHeading}>
              <RelatedList rows={demos} />
            </Part>
          ) : null}
          {company ? <CompanyNames messages={messages.company} data={company} /> : null}
        </div>
        <Part id="timeline" heading={messages.timeline}>
          <EventList
            events={timeline}
            show={(event) =>
              event.email ? (
                <SentEmail email={event.email} event={event} messages={emailMessages} outcome={null} />
              ) : event.incoming ? (
                <IncomingEmail
                  incoming={event.incoming}
                  event={event}
                  messages={incomingEmailMessages}
                  isMarkable={false}
                />
              ) : null
            }
          />
          <ListPages messages={messages} older={older} latest={latest} />
        </Part>
      </div>
    </AdminPage>
  );
}

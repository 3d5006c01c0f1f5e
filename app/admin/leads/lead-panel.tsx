import { useState } from "react";
import { Link, useLocation } from "react-router";
import { IncomingEmail, IncomingEmailBody } from "#app/admin/emails/incoming-email.tsx";
import { SentEmail } from "#app/admin/emails/sent-email.tsx";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { BandCode } from "#app/admin/ui/band-code.tsx";
import { DetailFacts, Message } from "#app/admin/ui/detail-facts.tsx";
import { EventList } from "#app/admin/ui/event-list.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import { ListPages } from "#app/admin/ui/list-pages.tsx";
import { OthersHere } from "#app/admin/ui/others-here.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { useArrivalFocus } from "#app/admin/ui/use-arrival-focus.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { restoresScroll } from "#app/layout/route-change.tsx";
import { timelineId } from "#app/leads/lead-filter.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/lead-route";
import { isCalling } from "./call-lead.tsx";
import { EmailForm } from "./email-form.tsx";
import { LeadOffers } from "./lead-offers.tsx";
import { LeadOrders } from "./lead-orders.tsx";
import { LeadStatusForm } from "./lead-status-form.tsx";
import { LeadTags } from "./lead-tags.tsx";
import { LinkedDemos } from "./linked-demos.tsx";
import { NextStepForm } from "./next-step-form.tsx";
import { NoteForm } from "./note-form.tsx";
import { RelatedList } from "./related-list.tsx";
import type { senderData } from "./sender-view.server.ts";
import { StatusChip } from "./status-chip.tsx";
import type { leadPanelMessages } from "./words.server.ts";
import "#app/admin/ui/detail.css";

type LeadPanelProps = Omit<Route.ComponentProps["loaderData"], "title" | "sentOffer"> & {
  outcome: Outcome | undefined;
  /** The path of the next lead in the list. */
  next: string | undefined;
};

/** The page of a lead, beside the list. */
export function LeadPanel({
  messages,
  emailMessages,
  incomingEmailMessages,
  offersMessages,
  ordersMessages,
  tagsMessages,
  panel: data,
  outcome,
  back,
  next,
}: LeadPanelProps) {
  const { lead, version, step, callHref, email } = data;
  const title = useArrivalFocus<HTMLHeadingElement>();
  // After a call the next thing on the page is the form for how it went and when to call again.
  const [called, setCalled] = useState(useLocation().state === isCalling ? lead.id : undefined);
  const asks = outcome?.form === "call" ? "below the notice" : called === lead.id ? "below the button" : null;
  // A merged lead first says which lead to work with instead.
  const isMerged = data.mergedInto.length > 0;
  const sameSender = <SameSender data={data} messages={messages} />;
  const nextStep = <NextStepForm data={data} messages={messages} outcome={outcome} />;
  const message = (
    <>
      {data.incoming ? (
        <div className="lead-incoming-email">
          <h3>{data.incoming.heading}</h3>
          <IncomingEmailBody incoming={data.incoming} messages={incomingEmailMessages} />
        </div>
      ) : null}
      <Message message={data.message} />
    </>
  );
  return (
    <section
      className="admin-panel admin-panel--raised admin-panel--open detail"
      aria-labelledby="lead-title"
    >
      <p className="detail__way">
        <Link to={back.href} state={restoresScroll}>
          {back.label}
        </Link>
        {next ? <Link to={next}>{messages.nextLead}</Link> : null}
      </p>
      <div>
        <div className="detail__head">
          {lead.service ? <BandCode service={lead.service.key} /> : null}
          <h2 id="lead-title" ref={title} tabIndex={-1}>
            {lead.title}
          </h2>
          <StatusChip status={lead.status.key} label={lead.status.label} />
        </div>
        <p className="muted">{data.line}</p>
        <OthersHere />
      </div>
      <AdminNotice outcome={outcome} undo={messages.undo} />
      {asks === "below the notice" ? nextStep : null}
      {isMerged ? sameSender : null}
      {message}
      <div className="actions lead-actions">
        {step ? (
          <Button
            as={FormButton}
            kind="primary"
            size="small"
            values={{ intent: "handle", version: String(version), status: step.status }}
            shortcut="c"
          >
            {step.label}
          </Button>
        ) : null}
        {data.take ? (
          <Button as={FormButton} kind="outline" size="small" values={data.take} shortcut="t">
            {messages.take}
          </Button>
        ) : null}
        {callHref ? (
          <Button
            as="a"
            kind="outline"
            size="small"
            href={callHref}
            aria-keyshortcuts="r"
            onClick={() => setCalled(lead.id)}
          >
            <Icon name="phone" />
            {messages.call}
          </Button>
        ) : null}
        {data.offer ? (
          <Button as={Link} kind="outline" size="small" to={data.offer.href} aria-keyshortcuts="o">
            {data.offer.label}
          </Button>
        ) : null}
        {email ? (
          <EmailForm lead={lead.id} version={version} data={email} outcome={outcome}>
            {message}
            <DetailFacts facts={data.facts} />
          </EmailForm>
        ) : null}
      </div>
      {asks === "below the button" ? nextStep : null}
      <LeadOrders {...data.orders} messages={ordersMessages} outcome={outcome} />
      <LeadOffers
        offers={data.offers}
        newHref={data.offer?.href ?? null}
        messages={offersMessages}
        outcome={outcome}
      />
      {isMerged ? null : sameSender}
      <DetailFacts facts={data.facts} />
      <LeadTags {...data.tags} messages={tagsMessages} />
      <p className="row">
        {data.customers.map(({ href, label }) => (
          <Link key={href} to={href}>
            {label}
          </Link>
        ))}
      </p>
      <LinkedDemos demos={data.demos} bookHref={data.bookHref} messages={messages.linkedDemos} />
      {asks ? null : nextStep}
      <LeadStatusForm data={data} messages={messages} outcome={outcome} />
      <NoteForm key={lead.id} id={data.noteId} lead={lead.id} messages={messages} outcome={outcome} />
      <div>
        <h3 id={timelineId}>{messages.events}</h3>
        <EventList
          events={data.events}
          remove={messages.removeNote}
          show={(event) =>
            event.email ? (
              <SentEmail email={event.email} event={event} messages={emailMessages} outcome={outcome} />
            ) : event.incoming ? (
              <IncomingEmail
                incoming={event.incoming}
                event={event}
                messages={incomingEmailMessages}
                isMarkable={true}
              />
            ) : null
          }
        />
        <ListPages messages={messages} older={data.older} latest={data.latest} />
      </div>
    </section>
  );
}

interface SameSenderProps {
  data: ReturnType<typeof senderData>;
  messages: Pick<(typeof leadPanelMessages)[Locale], "duplicates" | "moreDuplicates" | "merging">;
}

/** Other leads of the same sender, with buttons to merge them into this one, and those that are merged. */
function SameSender({ data: { duplicates, merged, mergedInto }, messages }: SameSenderProps) {
  const lists = [
    { heading: messages.merging.kept, rows: mergedInto },
    { heading: messages.merging.heading, rows: merged },
    { heading: messages.duplicates, rows: duplicates.slice(0, 3), more: duplicates.slice(3) },
  ];
  return lists.map(({ heading, rows, more = [] }) =>
    rows.length > 0 ? (
      <div key={heading}>
        <h3>{heading}</h3>
        <RelatedList rows={rows} />
        {/* A switchboard's number can have many leads, and the facts are below them. */}
        {more.length > 0 ? (
          <details>
            <summary className="plain-button">
              {fill(messages.moreDuplicates, { count: String(more.length) })}
            </summary>
            <RelatedList rows={more} />
          </details>
        ) : null}
      </div>
    ) : null,
  );
}

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
import { PageIcon } from "#app/admin/ui/page-icon.tsx";
import { useArrivalFocus } from "#app/admin/ui/use-arrival-focus.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { restoresScroll } from "#app/layout/route-change.tsx";
import { timelineId } from "#app/leads/lead-filter.ts";
import { Button } from "#app/ui/button.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/lead-route";
import { isCalling } from "./call-lead.tsx";
import { EmailForm } from "./email-form.tsx";
import { LeadChoice } from "./lead-choice.tsx";
import { LeadFacts } from "./lead-facts.tsx";
import { LeadOffers } from "./lead-offers.tsx";
import { LeadOrders } from "./lead-orders.tsx";
import { LeadTags } from "./lead-tags.tsx";
import { LeadValueForm } from "./lead-value-form.tsx";
import { LinkedDemos } from "./linked-demos.tsx";
import { NextStepForm } from "./next-step-form.tsx";
import { NoteForm } from "./note-form.tsx";
import { RelatedList } from "./related-list.tsx";
import type { senderData } from "./sender-view.server.ts";
import { StatusChip } from "./status-chip.tsx";
import type { leadPanelMessages } from "./words.server.ts";
import "#app/admin/ui/detail.css";
import "./lead-panel.css";

type LeadPanelProps = Omit<Route.ComponentProps["loaderData"], "title" | "justDone"> & {
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
  draftMessages,
  panel: data,
  outcome,
  back,
  next,
}: LeadPanelProps) {
  const { lead, version, step, callHref, email } = data;
  const title = useArrivalFocus<HTMLHeadingElement>();
  // After a call the page asks how it went, on a phone too, where that is folded.
  const [called, setCalled] = useState(useLocation().state === isCalling ? lead.id : undefined);
  // A merged lead first says which lead to work with instead.
  const isMerged = data.mergedInto.length > 0;
  const sameSender = <SameSender data={data} messages={messages} />;
  const message = <Message message={data.message} />;
  const choice = { version, outcome, save: messages.save };
  return (
    <section
      className="admin-panel admin-panel--raised admin-panel--open detail lead-page"
      aria-labelledby="lead-title"
    >
      <p className="detail__way">
        <Link to={back.href} state={restoresScroll}>
          {back.label}
        </Link>
        {next ? <Link to={next}>{messages.nextLead}</Link> : null}
      </p>
      <div className="detail__head lead-head">
        {lead.service ? <BandCode service={lead.service.key} /> : null}
        <div className="lead-head__who">
          <h2 id="lead-title" ref={title} tabIndex={-1}>
            {lead.title}
          </h2>
          <p className="muted">{[lead.person, data.line].filter(Boolean).join(" · ")}</p>
          <OthersHere />
        </div>
        <div className="lead-head__state">
          <LeadChoice
            {...choice}
            name="status"
            label={messages.status}
            options={data.statuses}
            saved={data.saved.status}
          >
            <StatusChip status={lead.status.key} label={lead.status.label} />
          </LeadChoice>
          <LeadChoice
            {...choice}
            name="assigned"
            label={messages.assigned}
            options={data.people}
            saved={data.saved.assigned}
            shortcut="a"
          />
          {data.take ? (
            <FormButton values={data.take} shortcut="t">
              {messages.take}
            </FormButton>
          ) : null}
        </div>
      </div>
      <AdminNotice outcome={outcome} undo={messages.undo} />
      {isMerged ? sameSender : null}
      <div className="actions lead-actions">
        {step ? (
          <Button
            as={FormButton}
            kind="primary"
            size="small"
            values={{ intent: "handle", version: String(version), status: step.status }}
            shortcut="c"
          >
            <Icon name="check" />
            {step.label}
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
            <PageIcon name="doc" />
            {data.offer.label}
          </Button>
        ) : null}
        {email ? (
          <EmailForm lead={lead.id} version={version} data={email} outcome={outcome}>
            {data.incoming ? (
              <>
                <h3>{data.incoming.heading}</h3>
                <IncomingEmailBody incoming={data.incoming} messages={incomingEmailMessages} />
              </>
            ) : null}
            {message}
            <DetailFacts facts={data.facts} />
          </EmailForm>
        ) : null}
      </div>
      <NextStepForm data={data} messages={messages} outcome={outcome} isCalled={called === lead.id} />
      <div className="lead-columns">
        <div className="stack lead-beside">
          {isMerged ? null : sameSender}
          <LeadOffers
            offers={data.offers}
            newHref={data.offer?.href ?? null}
            messages={offersMessages}
            outcome={outcome}
          />
        </div>
        <div className="stack lead-conversation">
          <LeadOrders {...data.orders} messages={ordersMessages} outcome={outcome} />
          {message}
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
        </div>
        <Fold className="lead-facts" summary={messages.about}>
          <div className="stack">
            <LeadValueForm saved={data.saved.value} version={version} messages={messages} outcome={outcome} />
            <LeadFacts
              lead={lead.id}
              facts={data.facts}
              written={data.written}
              texts={data.factTexts}
              messages={messages.correcting}
              draftMessages={draftMessages}
              outcome={outcome}
            />
            <LeadTags {...data.tags} messages={tagsMessages} />
            <p className="lead-facts__customers">
              {data.customers.map(({ href, label }) => (
                <Link key={href} to={href}>
                  {label}
                </Link>
              ))}
            </p>
            <LinkedDemos demos={data.demos} bookHref={data.bookHref} messages={messages.linkedDemos} />
          </div>
        </Fold>
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

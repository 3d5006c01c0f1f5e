import { Link } from "react-router";
import { Confirm } from "#app/admin/ui/confirm.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { OfferTape } from "#app/orders/offer-tape.tsx";
import { Field } from "#app/ui/field.tsx";
import type { offerLabels } from "./lead-offers-view.server.ts";
import type { leadOffersMessages } from "./lead-offers-words.server.ts";
import "./lead-offers.css";

interface LeadOffersProps {
  offers: ReturnType<typeof offerLabels>;
  /** The page on which a new one is written; null when the lead can get none. */
  newHref: string | null;
  messages: (typeof leadOffersMessages)[Locale];
  outcome: Outcome | undefined;
}

/** The offers of a lead, the latest first, with what has happened to each. */
export function LeadOffers({ offers, newHref, messages, outcome }: LeadOffersProps) {
  if (offers.length === 0) return null;
  return (
    <div className="stack lead-offers" id="offerter">
      <h3>{messages.heading}</h3>
      <ol className="lead-offers__list">
        {offers.map((offer, index) => (
          <li key={offer.id} className="stack stack--tight">
            <p className="lead-offers__head">
              <b>
                {offer.title} · {offer.sum}
              </b>
              <span className={`chip chip--${offer.state.look}`}>{offer.state.label}</span>
            </p>
            {offer.facts.map((fact) => (
              <small key={fact}>{fact}</small>
            ))}
            {offer.said ? <q className="detail__note">{offer.said}</q> : null}
            <details className="lead-offers__shown">
              <summary className="plain-button">{messages.show}</summary>
              <div className="admin-box" lang={offer.document.locale}>
                <OfferTape
                  document={offer.document}
                  locale={offer.document.locale}
                  messages={offer.documentMessages}
                />
              </div>
            </details>
            {index === 0 && newHref ? (
              <Link className="plain-button" to={newHref}>
                {messages.change}
              </Link>
            ) : null}
            {offer.canBeWithdrawn ? (
              <WithdrawOffer id={offer.id} messages={messages.withdraw} outcome={outcome} />
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface WithdrawOfferProps {
  id: string;
  messages: LeadOffersProps["messages"]["withdraw"];
  outcome: Outcome | undefined;
}

/** The form that withdraws an offer, with a word to the customer. */
function WithdrawOffer({ id, messages, outcome }: WithdrawOfferProps) {
  const { key, field, ...base } = useEditedForm("withdrawOffer", { version: 0 }, outcome);
  return (
    <Confirm
      key={key}
      ask={messages.ask}
      text={messages.text}
      button={messages.button}
      intent="withdrawOffer"
      values={{ offer: id }}
      isOpen={base.waits}
    >
      <Field {...field("reason")} label={messages.reason} multiline rows={2} maxLength={500} />
    </Confirm>
  );
}

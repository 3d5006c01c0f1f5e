import { telephoneHref } from "#app/domain/telephone.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { FactList } from "#app/ui/fact-list.tsx";
import { Receipt } from "#app/ui/receipt.tsx";
import { offerRows, offerTimes } from "./offer-rows.ts";
import type { OfferDocument } from "./schema.ts";
import type { OfferMessages } from "./words.ts";
import "#app/ui/fold.css";
import "./offer-tape.css";

interface OfferTapeProps {
  document: OfferDocument;
  locale: Locale;
  messages: OfferMessages;
}

/** An offer as its buyer sees it: what, when and where on the tape, the lines that add up, who offers it, conditions. */
export function OfferTape({ document, locale, messages }: OfferTapeProps) {
  const { place, people, buyer, sender, validUntil, terms, text } = document;
  const times = offerTimes(document, messages, locale);
  const who = people === 1 ? messages.person : fill(messages.people, { people: String(people) });
  const recipient = [buyer.company, buyer.name].filter(Boolean).join(", ");
  const until = fill(messages.inSweden, { times: formatShortMoment(new Date(validUntil), locale) });
  return (
    <div className="offer-tape">
      <p className="offer-tape__head tape title">{[who, times, place].filter(Boolean).join(" · ")}</p>
      <div className="offer-tape__body">
        {text ? <p className="offer-tape__text">{text}</p> : null}
        <Receipt rows={offerRows(document, messages, locale)} />
        <FactList
          className="lines lines--named"
          facts={[
            ...(recipient ? [{ name: messages.buyer, value: recipient }] : []),
            {
              name: messages.sender,
              value: (
                <>
                  {sender.name},{" "}
                  <a className="unbroken" href={telephoneHref(sender.phone)}>
                    {sender.phone}
                  </a>
                </>
              ),
            },
            { name: messages.validUntil, value: until },
          ]}
        />
        <details className="offer-tape__terms">
          <summary className="fold-mark">{fill(messages.terms, { version: terms.version })}</summary>
          {terms.text.split("\n\n").map((paragraph) => (
            <p key={paragraph} className="small">
              {paragraph}
            </p>
          ))}
        </details>
      </div>
    </div>
  );
}

import type { careersMessages } from "#app/content/pages/careers.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { FactList } from "#app/ui/fact-list.tsx";
import type { viewPay } from "./view.server.ts";

interface OfferCardProps {
  messages: (typeof careersMessages)[Locale]["offer"];
  pay: ReturnType<typeof viewPay>["offer"];
}

/** A picture of a shift as the guards' app offers it, with all that a guard knows before answering. */
export function OfferCard({ messages, pay }: OfferCardProps) {
  return (
    <div className="offer-card panel" role="img" aria-label={pay.label}>
      <div className="tape tape--thin" />
      <div className="offer-card__body">
        <p className="muted">{messages.status}</p>
        <p className="offer-card__when numeral">{messages.when}</p>
        <p>
          {messages.task}
          <br />
          {messages.place}
        </p>
        <FactList className="lines" pair="apart" facts={pay.rows} />
        <div className="offer-card__answers">
          <span>{messages.no}</span>
          <span>{messages.yes}</span>
        </div>
      </div>
    </div>
  );
}

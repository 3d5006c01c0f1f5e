import type { ReactNode } from "react";
import type { Route } from "../+types/difference";
import "#app/ui/tape.css";
import "./two-garments.css";

interface TwoGarmentsProps {
  words: Route.ComponentProps["loaderData"]["words"]["garments"];
  children: ReactNode;
}

/** Two garments, one sentence each, on either side of a tape. */
export function TwoGarments({ words, children }: TwoGarmentsProps) {
  const price = (amount: string) => (
    <p className="two-garments__price">
      {words.from} <b>{amount}</b> {words.unit} <small>{words.vat}</small>
    </p>
  );
  return (
    <header className="two-garments">
      <div className="wrap columns columns--8-4 columns--end">
        <div>
          {children}
          <h1>{words.title}</h1>
        </div>
        <p className="lead">{words.lead}</p>
      </div>
      <div className="two-garments__field">
        <div className="two-garments__guard">
          <img src="/illustrations/vast-vaktare.svg" alt="" width="216" height="338" />
          <div>
            <h2>{words.guard.title}</h2>
            <p>{words.guard.text}</p>
            {price(words.guard.price)}
          </div>
        </div>
        <div className="two-garments__tape tape tape--sash" aria-hidden="true" />
        <div className="two-garments__order-guard night">
          <div>
            <h2>{words.orderGuard.title}</h2>
            <p className="muted">{words.orderGuard.text}</p>
            {price(words.orderGuard.price)}
          </div>
          <img src="/illustrations/vast-ordningsvakt.svg" alt="" width="216" height="338" />
        </div>
      </div>
    </header>
  );
}

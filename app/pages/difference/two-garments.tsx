import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import type { Route } from "../+types/difference";

type Data = Route.ComponentProps["loaderData"];

/** Two garments, one sentence each, on either side of a tape. */
export function TwoGarments({ messages: { garments: messages }, breadcrumbs }: Data) {
  const price = (amount: string) => (
    <p className="two-garments__price">
      {messages.from} <b>{amount}</b>
      {messages.unit} <small>{messages.vat}</small>
    </p>
  );
  return (
    <header className="two-garments">
      <div className="wrap columns columns--8-4 columns--end">
        <div>
          <Breadcrumbs {...breadcrumbs} />
          <h1>{messages.title}</h1>
        </div>
        <p className="lead">{messages.lead}</p>
      </div>
      <div className="two-garments__field">
        <div className="two-garments__guard">
          <img src="/illustrations/vast-vaktare.svg" alt="" width="216" height="338" />
          <div>
            <h2>{messages.guard.title}</h2>
            <p>{messages.guard.text}</p>
            {price(messages.guard.price)}
          </div>
        </div>
        <div className="two-garments__tape tape tape--sash" aria-hidden="true" />
        <div className="two-garments__order-guard night">
          <div>
            <h2>{messages.orderGuard.title}</h2>
            <p className="muted">{messages.orderGuard.text}</p>
            {price(messages.orderGuard.price)}
          </div>
          <img src="/illustrations/vast-ordningsvakt.svg" alt="" width="216" height="338" />
        </div>
      </div>
    </header>
  );
}

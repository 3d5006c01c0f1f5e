import { Button } from "#app/ui/button.tsx";
import type { OrderMessages } from "./order-view.server.ts";

/** The buttons that decrease and increase a number; without script the number is typed. */
export function CountButtons({
  field,
  messages,
}: {
  field: string;
  messages: Pick<OrderMessages, "fewer" | "more">;
}) {
  function change(by: number) {
    const input = document.getElementById(field);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = String(Math.max(1, (Math.round(Number(input.value)) || 0) + by));
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return (
    <>
      <Button kind="outline" type="button" onClick={() => change(-1)}>
        <span aria-hidden="true">−</span>
        <span className="visually-hidden">{messages.fewer}</span>
      </Button>
      <Button kind="outline" type="button" onClick={() => change(1)}>
        <span aria-hidden="true">+</span>
        <span className="visually-hidden">{messages.more}</span>
      </Button>
    </>
  );
}

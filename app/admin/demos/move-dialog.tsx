import { useEffect, useEffectEvent, useRef } from "react";
import { Form } from "react-router";
import { HiddenFields } from "#app/admin/ui/hidden-fields.tsx";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { WeekDemo, WeekSlot } from "./demo-week-view.server.ts";
import type { demosPageMessages } from "./words.server.ts";

/** A demo that was dragged to a slot. */
export interface Wish {
  demo: WeekDemo;
  slot: WeekSlot;
}

interface MoveDialogProps {
  messages: (typeof demosPageMessages)[Locale]["calendar"]["move"];
  wish: Wish | null;
  onClose: () => void;
}

/** Asks whether to move a demo that was dragged, and says who gets an email. The demo's own page then has the undo. */
export function MoveDialog({ messages, wish, onClose }: MoveDialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    if (!wish) return;
    const dialog = box.current;
    const listener = () => closed();
    dialog?.addEventListener("close", listener);
    dialog?.showModal();
    return () => dialog?.removeEventListener("close", listener);
  }, [wish]);
  const close = () => box.current?.close();
  return (
    <Dialog id="flytta-demo" title={messages.title} closeLabel={messages.close} ref={box}>
      {wish ? (
        <Form method="post" action={wish.demo.href} className="stack" preventScrollReset onSubmit={close}>
          <p>
            {fill(messages.text, { company: wish.demo.company, was: wish.demo.name, now: wish.slot.name })}
          </p>
          <HiddenFields
            values={{
              intent: "move",
              version: String(wish.demo.version),
              selectedDate: wish.slot.day,
              selectedTime: wish.slot.at,
            }}
          />
          <p className="actions">
            <Button kind="primary">{messages.button}</Button>
            <Button type="button" kind="outline" onClick={close}>
              {messages.keep}
            </Button>
          </p>
        </Form>
      ) : null}
    </Dialog>
  );
}

import { useCallback, useRef } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { ContactForm, type ContactFormProps } from "./contact-form.tsx";

/** What contact-dialog.tsx loads at the first touch: the dialog and its form. */
export function ContactDialogContent({ id, ...form }: { id: string } & Omit<ContactFormProps, "onSent">) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);
  return (
    <Dialog id={id} ref={dialog} title={form.messages.title} closeLabel={form.messages.close}>
      <p>{form.messages.lead}</p>
      <ContactForm {...form} onSent={close} />
    </Dialog>
  );
}

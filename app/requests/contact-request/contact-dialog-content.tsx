import { useEffect, useRef } from "react";
import { YesAbove, type YesFirst } from "#app/forms/yes-first.tsx";
import { contactDialogId } from "#app/ui/contact-dialog.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { ContactForm, type ContactFormProps } from "./contact-form.tsx";

/** What contact-dialog.tsx loads at the first interaction: the dialog and its form. */
export function ContactDialogContent(
  form: Pick<ContactFormProps, "locale" | "messages"> & { yes: YesFirst },
) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.addEventListener("toggle", focusChecked), []);
  return (
    <Dialog id={contactDialogId} ref={dialog} title={form.messages.title} closeLabel={form.messages.close}>
      <YesAbove yes={form.yes} source="contact-dialog" />
      <ContactForm {...form} autoFocus onSent={() => dialog.current?.close()} />
    </Dialog>
  );
}

/** The browser focuses the first button of a choice, checked or not. React hears "toggle" in no hydrated dialog. */
function focusChecked({ target }: Event): void {
  if (target instanceof Element)
    target.querySelector<HTMLElement>(".segmented:focus-within :checked")?.focus();
}

import { useCallback, useRef } from "react";
import type { Notify } from "#app/forms/use-submission.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { atFirstTouch } from "#app/ui/at-first-touch.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { ContactRequestWords } from "./words.ts";
import "#app/forms/form-frame.css";
import "#app/ui/block-button.css";
import "#app/ui/busy-button.css";
import "#app/ui/field.css";
import "./contact-form.css";

const ContactForm = atFirstTouch(() => import("./contact-form.tsx").then((module) => module.ContactForm));

/** What `commandfor` of a button names that opens the contact dialog. */
export const contactDialogId = "kontakt-dialog";

interface ContactDialogProps {
  locale: Locale;
  words: ContactRequestWords;
  notify: Notify;
}

/** The dialog behind every "Bli kontaktad" (docs/product.md, 6.2), once on a page. */
export function ContactDialog({ locale, words, notify }: ContactDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);
  return (
    <Dialog id={contactDialogId} ref={dialog} title={words.title} closeLabel={words.close}>
      <p>{words.lead}</p>
      <ContactForm locale={locale} words={words} notify={notify} onSent={close} />
    </Dialog>
  );
}

import { useCallback, useRef } from "react";
import type { Notify } from "#app/forms/use-submission.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { ContactForm } from "./contact-form.tsx";
import type { ContactRequestWords } from "./words.ts";

interface ContactDialogContentProps {
  id: string;
  locale: Locale;
  words: ContactRequestWords;
  notify: Notify;
}

/** What contact-dialog.tsx loads at the first touch: the dialog and its form. */
export function ContactDialogContent({ id, locale, words, notify }: ContactDialogContentProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);
  return (
    <Dialog id={id} ref={dialog} title={words.title} closeLabel={words.close}>
      <p>{words.lead}</p>
      <ContactForm locale={locale} words={words} notify={notify} onSent={close} />
    </Dialog>
  );
}

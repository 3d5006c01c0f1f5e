import { useCallback, useRef } from "react";
import type { Notify } from "#app/forms/use-submission.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { ContactForm } from "./contact-form.tsx";
import type { ContactRequestMessages } from "./messages.ts";

interface ContactDialogContentProps {
  id: string;
  locale: Locale;
  messages: ContactRequestMessages;
  notify: Notify;
}

/** What contact-dialog.tsx loads at the first touch: the dialog and its form. */
export function ContactDialogContent({ id, locale, messages, notify }: ContactDialogContentProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);
  return (
    <Dialog id={id} ref={dialog} title={messages.title} closeLabel={messages.close}>
      <p>{messages.lead}</p>
      <ContactForm locale={locale} messages={messages} notify={notify} onSent={close} />
    </Dialog>
  );
}

import { useRef } from "react";
import type { Notify } from "#app/forms/use-submission.ts";
import type { SubmissionWords } from "#app/forms/words.ts";
import type { Locale } from "#app/language/locale.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { ContactForm } from "./contact-form.tsx";
import type { ContactRequestWords } from "./words.ts";

/** What `commandfor` of a button names that opens the contact dialog. */
export const contactDialogId = "kontakt-dialog";

interface ContactDialogProps {
  locale: Locale;
  words: ContactRequestWords;
  submissionWords: SubmissionWords;
  notify: Notify;
}

/** The dialog behind every "Bli kontaktad" (specification section 2, "Hero"), once on a page. */
export function ContactDialog({ locale, words, submissionWords, notify }: ContactDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog id={contactDialogId} ref={dialog} title={words.title} closeLabel={words.close}>
      <p>{words.lead}</p>
      <ContactForm
        locale={locale}
        words={words}
        submissionWords={submissionWords}
        notify={notify}
        onSent={() => dialog.current?.close()}
      />
    </Dialog>
  );
}

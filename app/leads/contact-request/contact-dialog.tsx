import { useRef } from "react";
import { pageHref } from "#app/language/links.ts";
import type { Locale } from "#app/language/locale.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { ContactForm } from "./contact-form.tsx";
import { usePendingForms } from "./use-pending-forms.ts";
import type { Notify } from "./use-submission.ts";
import type { ContactRequestWords, SubmissionWords } from "./words.ts";

/** What `commandfor` of a button names that opens the contact dialog. */
export const contactDialogId = "kontakt-dialog";

interface ContactDialogProps {
  locale: Locale;
  words: ContactRequestWords;
  submissionWords: SubmissionWords;
  notify: Notify;
}

/**
 * The dialog behind every "Bli kontaktad" (specification section 2, "Hero"), once on a page; and the post
 * office of the page, which sends what waited for the network.
 */
export function ContactDialog({ locale, words, submissionWords, notify }: ContactDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  usePendingForms({ address: pageHref("contactRequest", locale), thanks: submissionWords.sent, notify });
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

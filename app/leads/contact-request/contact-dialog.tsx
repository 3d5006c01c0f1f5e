import type { Notify } from "#app/forms/use-submission.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { contactDialogId } from "#app/ui/contact-dialog.ts";
import { hydrateOnInteraction } from "#app/ui/hydrate-on-interaction.tsx";
import type { ContactRequestMessages } from "./messages.ts";
import "#app/ui/block-button.css";
import "#app/ui/busy-button.css";
import "#app/ui/dialog.css";
import "#app/ui/field.css";
import "#app/ui/tape.css";
import "./contact-form.css";

const ContactDialogContent = hydrateOnInteraction(() =>
  import("./contact-dialog-content.tsx").then((module) => module.ContactDialogContent),
);

/** The dialog that every "Bli kontaktad" button opens (docs/product.md, 6.2). Rendered once on a page. */
export function ContactDialog(props: { locale: Locale; messages: ContactRequestMessages; notify: Notify }) {
  return <ContactDialogContent id={contactDialogId} {...props} />;
}

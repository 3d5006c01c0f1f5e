import { hydrateOnInteraction } from "#app/ui/hydrate-on-interaction.tsx";
import "./contact-dialog-content.tsx?styles";

/** The dialog that every "Bli kontaktad" button opens (product 6.2). Rendered once on a page. */
export const ContactDialog = hydrateOnInteraction(() =>
  import("./contact-dialog-content.tsx").then((module) => module.ContactDialogContent),
);

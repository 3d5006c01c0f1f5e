import type { MouseEvent, ReactNode } from "react";
import { pageHref } from "#app/i18n/links.ts";
import { contactDialogId } from "#app/ui/contact-dialog.ts";
import { useLayoutData } from "./layout-data.ts";
import { SiteLink } from "./site-link.tsx";

/**
 * "Bli kontaktad": opens the contact dialog; without script, or on a page without the dialog, it leads to the contact
 * page.
 */
export function ContactLink({ className, children }: { className?: string; children: ReactNode }) {
  const locale = useLayoutData()?.locale ?? "sv";
  return (
    <SiteLink className={className} to={pageHref("contactRequest", locale)} onClick={openDialog}>
      {children}
    </SiteLink>
  );
}

function openDialog(event: MouseEvent<HTMLAnchorElement>): void {
  const dialog = document.getElementById(contactDialogId);
  const wantsTab = event.ctrlKey || event.metaKey || event.shiftKey;
  if (!(dialog instanceof HTMLDialogElement) || wantsTab) return;
  event.preventDefault();
  // Close the menu first, so that the focus returns to the button that opened it.
  event.currentTarget.closest("dialog")?.close();
  dialog.showModal();
}

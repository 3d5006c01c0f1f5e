import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { pageHref, withQuery } from "#app/i18n/links.ts";
import { Button } from "#app/ui/button.tsx";
import { contactDialogId } from "#app/ui/contact-dialog.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useLayoutData } from "./layout-data.ts";
import { SiteLink } from "./site-link.tsx";

/* The links that most pages have; every page loads this module (vite.config.ts). */

/** A link to another site, in a new tab, which screen readers are told. */
export function ExternalLink({ children, ...props }: ComponentProps<"a">) {
  const layout = useLayoutData();
  return (
    <a target="_blank" rel="noopener" {...props}>
      {children}
      {layout ? <span className="visually-hidden">{` ${layout.navigation.newTab}`}</span> : null}
    </a>
  );
}

type BookingLinkProps = Omit<ComponentProps<typeof ExternalLink>, "href"> & {
  /** The link's place on the page, recorded with the click (product 6.2). */
  source: string;
  /** What was chosen, for the app's URL: the parameters of the express order. */
  choice?: Record<string, string>;
};

/** A link that opens the booking app in a new tab (product 1.2), with and without script. */
export function BookingLink({ source, choice = {}, ...props }: BookingLinkProps) {
  const app = useLayoutData()?.bookingApp;
  return <ExternalLink href={app && withQuery(app, choice)} data-books-from={source} {...props} />;
}

interface DemoButtonProps {
  kind?: "primary" | "secondary" | "outline";
  size?: "small" | "large";
}

/** A link to the demo (product 5.1). */
export function DemoButton({ kind = "primary", size }: DemoButtonProps) {
  const layout = useLayoutData();
  return (
    <Button as={SiteLink} kind={kind} size={size} to={pageHref("demo", layout?.locale ?? "sv")}>
      {layout?.navigation.demo}
    </Button>
  );
}

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

interface QuoteLinkProps {
  className: string;
  /** The service of the quote: one of product 10.2, or a service's page key. */
  service?: string;
  /** The form, for a service that both forms have. */
  form?: "guard" | "orderGuard";
  children: ReactNode;
}

/**
 * "Begär offert" and "Boka nu": opens the quote dialog with the service selected
 * (app/requests/quote-request/quote-opener.tsx); without script it is a link to the page with the same form.
 */
export function QuoteLink({ className, service, form, children }: QuoteLinkProps) {
  const address = pageHref("quote", useLayoutData()?.locale ?? "sv");
  const choice = { ...(service && { tjanst: service }), ...(form && { for: form }) };
  return (
    <a className={className} href={withQuery(address, choice)} data-quote={service ?? "any"}>
      {children}
    </a>
  );
}

/** A link to a page with more about the subject, with an arrow. */
export function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SiteLink className="more" to={to}>
      {children} <Icon name="arrow" />
    </SiteLink>
  );
}

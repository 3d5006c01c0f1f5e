import { type MouseEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { bandCode, menuServices } from "#app/domain/services.ts";
import { pageHref } from "#app/i18n/links.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { howAnchor } from "./anchors.ts";
import { LanguageLinks } from "./language-links.tsx";
import type { LayoutData } from "./layout-data.ts";
import { ContactLink, DemoButton, ExternalLink } from "./links.tsx";
import { SiteLink } from "./site-link.tsx";
import { PhoneButton, YesButton } from "./yes-links.tsx";

/** The menu's id, for the `commandfor` of the button that opens it. */
export const menuId = "meny";

/** Above this width the header has room for its links. */
const wide = "(width > 73.75rem)";

/**
 * The menu on phones and tablets: a modal dialog over the whole screen, with a copy of the header's bar, so that the
 * header seems to stay. The browser traps the focus, closes the dialog on Escape and returns the focus.
 */
export function MobileMenu({ data }: { data: LayoutData }) {
  const { locale, navigation: messages, bookingApp, yes } = data;
  const menu = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    // Closed by a navigation, also by the Back button, but not by hydration.
    if (shownKey.current !== key) menu.current?.close();
    shownKey.current = key;
  }, [key]);
  useEffect(() => {
    const query = matchMedia(wide);
    const close = () => menu.current?.close();
    query.addEventListener("change", close);
    return () => query.removeEventListener("change", close);
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link in the menu is followed by keys through its click.
    <dialog ref={menu} id={menuId} className="mobile-menu" aria-label={messages.menu} onClick={closeOnLink}>
      <div className="mobile-menu__top site-header__inner">
        <SiteLink className="logo" to={pageHref("home", locale)}>
          <img src="/logo/logo.svg" alt={messages.home} width={152} height={32} loading="lazy" />
        </SiteLink>
        <div className="site-header__actions">
          <button
            type="button"
            className="menu-button"
            aria-label={messages.closeMenu}
            command="close"
            commandfor={menuId}
            // biome-ignore lint/a11y/noAutofocus: it is where the button was that opened the menu.
            autoFocus
          >
            <Icon name="x" />
          </button>
        </div>
      </div>
      <div className="mobile-menu__actions">
        <YesButton order={{ ...yes.order, choice: yes.choice }} size="large" source="menu" />
        <PhoneButton />
      </div>
      <nav className="mobile-menu__links" aria-label={messages.label}>
        <h2>{messages.services}</h2>
        <div className="service-links">
          {menuServices.map((page) => (
            <SiteLink className="link-row" key={page} to={pageHref(page, locale)}>
              <img src={bandCode(page)} alt="" width="44" height="44" loading="lazy" />
              <span>
                <b>{messages[page].name}</b>
                <small>{messages[page].price}</small>
              </span>
              <Icon name="arrow" />
            </SiteLink>
          ))}
        </div>
        <p className="mobile-menu__vat">{messages.vat}</p>
        <div className="menu-links">
          <SiteLink to={pageHref("expressOrder", locale)}>
            <b>{messages.order}</b>
          </SiteLink>
          <SiteLink to={pageHref("prices", locale)}>{messages.prices}</SiteLink>
          <SiteLink to={pageHref("home", locale, howAnchor)}>{messages.how}</SiteLink>
          <SiteLink to={pageHref("about", locale)}>{messages.about}</SiteLink>
          <SiteLink to={pageHref("careers", locale)}>{messages.careers}</SiteLink>
          <SiteLink to={pageHref("news", locale)}>{messages.news}</SiteLink>
          <ExternalLink href={bookingApp}>{messages.product}</ExternalLink>
          <SiteLink to={pageHref("search", locale)}>{messages.search}</SiteLink>
          <LanguageLinks locale={locale} label={messages.language} />
        </div>
      </nav>
      <div className="mobile-menu__actions mobile-menu__actions--last">
        <DemoButton kind="outline" />
        <Button as={ContactLink} kind="outline">
          {messages.contact}
        </Button>
        <Button as={ExternalLink} kind="outline" href={bookingApp}>
          {messages.tryFree}
        </Button>
      </div>
    </dialog>
  );
}

function closeOnLink({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target instanceof Element && target.closest("a")) currentTarget.close();
}

import { useLocation } from "react-router";
import { bandCode, menuServices } from "#app/domain/services.ts";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type PageKey, siteMap } from "#app/site-map.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { howAnchor } from "./anchors.ts";
import { LanguageLinks } from "./language-links.tsx";
import type { LayoutData } from "./layout-data.ts";
import { DemoButton, ExternalLink } from "./links.tsx";
import { MobileMenu, menuId } from "./mobile-menu.tsx";
import { SiteLink } from "./site-link.tsx";
import { useRevalidateAt } from "./use-revalidate-at.ts";
import "./header.css";

/** The header of every public page, with the menu of phones and tablets. */
export function Header({ data }: { data: LayoutData }) {
  const { locale, navigation: messages, bookingApp, yes } = data;
  const { pathname } = useLocation();
  // Here, since the header is hydrated at the first interaction: React can show no new data before.
  useRevalidateAt(data.endsAt);
  const link = (page: PageKey, text: string) => (
    <SiteLink to={pageHref(page, locale)} aria-current={isWithin(siteMap[page].path, pathname) || undefined}>
      {text}
    </SiteLink>
  );
  return (
    <header className="site-header">
      <div className="wrap site-header__inner">
        <SiteLink className="logo" to={pageHref("home", locale)}>
          <img src="/logo/logo.svg" alt={messages.home} width={152} height={32} />
        </SiteLink>
        <nav className="header-links" aria-label={messages.label}>
          <ServicesMenu locale={locale} messages={messages} here={pathname} />
          <ExternalLink href={bookingApp}>{messages.product}</ExternalLink>
          <SiteLink to={pageHref("home", locale, howAnchor)}>{messages.how}</SiteLink>
          {link("prices", messages.prices)}
          {link("news", messages.news)}
          {link("about", messages.about)}
        </nav>
        <div className="site-header__actions">
          <LanguageLinks locale={locale} label={messages.language} short />
          <DemoButton kind="outline" size="small" />
          <Button as={ExternalLink} kind="secondary" size="small" href={bookingApp}>
            {messages.tryFree}
          </Button>
          <a
            className="phone-button"
            href={yes.phone.href}
            aria-label={`${yes.phone.text} ${yes.phone.number}`}
          >
            <Icon name="phone" />
          </a>
          <button
            type="button"
            className="menu-button"
            aria-label={messages.openMenu}
            aria-haspopup="dialog"
            command="show-modal"
            commandfor={menuId}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <MobileMenu data={data} />
    </header>
  );
}

/** Whether a path is a page or below it, as an article is below the news. */
function isWithin(page: string, here: string): boolean {
  return here === page || here.startsWith(`${page}/`);
}

interface ServicesMenuProps {
  locale: Locale;
  messages: LayoutData["navigation"];
  here: string;
}

/** The services menu of the header. Opens without script; close-services-menu.ts closes it. */
function ServicesMenu({ locale, messages, here }: ServicesMenuProps) {
  return (
    <details>
      <summary>
        {messages.services}
        <Icon name="down" />
      </summary>
      <div className="services-menu panel">
        {menuServices.map((page) => (
          <SiteLink
            key={page}
            to={pageHref(page, locale)}
            aria-current={here === siteMap[page].path ? "page" : undefined}
          >
            <img src={bandCode(page)} alt="" width="48" height="48" loading="lazy" />
            <b>{messages[page].name}</b>
            <span>
              {messages[page].line}
              <br />
              {messages[page].price}
            </span>
          </SiteLink>
        ))}
        <div className="services-menu__foot apart">
          <SiteLink to={pageHref("expressOrder", locale)}>
            <b>{messages.order}</b>
          </SiteLink>
          <span>{messages.vat}</span>
          <SiteLink to={pageHref("difference", locale)}>{messages.difference}</SiteLink>
        </div>
      </div>
    </details>
  );
}

import { pageHref } from "#app/i18n/links.ts";
import { Icon } from "#app/ui/icon.tsx";
import { DemoButton } from "./demo-button.tsx";
import { ExternalLink } from "./external-link.tsx";
import { LanguageLinks } from "./language-links.tsx";
import type { LayoutData } from "./layout-data.ts";
import { MobileMenu, menuId } from "./mobile-menu.tsx";
import { howAnchor } from "./services.ts";
import { ServicesMenu } from "./services-menu.tsx";
import { SiteLink } from "./site-link.tsx";

/** The header of every page. */
export function Header({ data }: { data: LayoutData }) {
  const { locale, navigation: words, bookingApp } = data;
  return (
    <header className="site-header">
      <div className="wrap site-header-inner">
        <SiteLink className="logo" to={pageHref("home", locale)}>
          <img src="/logo/logo.svg" alt={words.home} width={152} height={32} />
        </SiteLink>
        <nav className="nav" aria-label={words.label}>
          <ServicesMenu locale={locale} words={words} />
          <ExternalLink href={bookingApp} newTab={words.newTab}>
            {words.product}
          </ExternalLink>
          <SiteLink to={pageHref("home", locale, howAnchor)}>{words.how}</SiteLink>
          <SiteLink to={pageHref("prices", locale)}>{words.prices}</SiteLink>
          <SiteLink to={pageHref("news", locale)}>{words.news}</SiteLink>
          <SiteLink to={pageHref("about", locale)}>{words.about}</SiteLink>
        </nav>
        <div className="site-header-actions">
          <LanguageLinks locale={locale} label={words.language} short />
          <DemoButton variant="outline" size="small" />
          <ExternalLink
            className="button button-primary button-small"
            href={bookingApp}
            newTab={words.newTab}
          >
            {words.tryFree}
          </ExternalLink>
          <button
            type="button"
            className="menu-button"
            aria-label={words.openMenu}
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

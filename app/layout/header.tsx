import { useLocation } from "react-router";
import { pageHref } from "#app/i18n/links.ts";
import { type PageKey, siteMap } from "#app/site-map.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { DemoButton } from "./demo-button.tsx";
import { ExternalLink } from "./external-link.tsx";
import { LanguageLinks } from "./language-links.tsx";
import type { LayoutData } from "./layout-data.ts";
import { MobileMenu, menuId } from "./mobile-menu.tsx";
import { howAnchor } from "./services.ts";
import { ServicesMenu } from "./services-menu.tsx";
import { SiteLink } from "./site-link.tsx";

export function Header({ data }: { data: LayoutData }) {
  const { locale, navigation: words, bookingApp } = data;
  const { pathname } = useLocation();
  const link = (page: PageKey, text: string) => (
    <SiteLink to={pageHref(page, locale)} aria-current={isWithin(siteMap[page].path, pathname) || undefined}>
      {text}
    </SiteLink>
  );
  return (
    <header className="site-header">
      <div className="wrap site-header-inner">
        <SiteLink className="logo" to={pageHref("home", locale)}>
          <img src="/logo/logo.svg" alt={words.home} width={152} height={32} />
        </SiteLink>
        <nav className="header-links" aria-label={words.label}>
          <ServicesMenu locale={locale} words={words} here={pathname} />
          <ExternalLink href={bookingApp} newTab={words.newTab}>
            {words.product}
          </ExternalLink>
          <SiteLink to={pageHref("home", locale, howAnchor)}>{words.how}</SiteLink>
          {link("prices", words.prices)}
          {link("news", words.news)}
          {link("about", words.about)}
        </nav>
        <div className="site-header-actions">
          <LanguageLinks locale={locale} label={words.language} short />
          <DemoButton kind="outline" size="small" />
          <Button as={ExternalLink} kind="secondary" size="small" href={bookingApp} newTab={words.newTab}>
            {words.tryFree}
          </Button>
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

/** Whether a path is a page or below it, as an article is below the news. */
function isWithin(page: string, here: string): boolean {
  return here === page || here.startsWith(`${page}/`);
}

import { bandCodes, services } from "#app/domain/services.ts";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { siteMap } from "#app/site-map.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { LayoutData } from "./layout-data.ts";
import { SiteLink } from "./site-link.tsx";

interface ServicesMenuProps {
  locale: Locale;
  messages: LayoutData["navigation"];
  here: string;
}

/** The services menu of the header. Opens without script; close-services-menu.ts closes it. */
export function ServicesMenu({ locale, messages, here }: ServicesMenuProps) {
  return (
    <details>
      <summary>
        {messages.services}
        <Icon name="down" />
      </summary>
      <div className="services-menu panel">
        {services.map((page) => (
          <SiteLink
            key={page}
            to={pageHref(page, locale)}
            aria-current={here === siteMap[page].path ? "page" : undefined}
          >
            <img src={bandCodes[page]} alt="" width="48" height="48" loading="lazy" />
            <b>{messages[page].name}</b>
            <span>
              {messages[page].line}
              <br />
              {messages[page].price}
            </span>
          </SiteLink>
        ))}
        <div className="services-menu-foot apart">
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

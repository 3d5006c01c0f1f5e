import type { ReactNode } from "react";
import type { CitySlug } from "#app/domain/cities.ts";
import type { Role } from "#app/domain/services.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { orderParameters, roleSlugs } from "#app/domain/url-parameters.ts";
import { pageHref, withQuery } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { useLayoutData } from "#app/layout/layout-data.ts";
import { SiteLink } from "#app/layout/site-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import "./order-bar.css";

interface OrderBarProps {
  service: Role;
  city?: CitySlug;
  locale: Locale;
  messages: { order: Readonly<Record<Role, string>>; call: string };
  wide?: boolean;
  children?: ReactNode;
}

/**
 * The bar at the bottom of the window on a service's page: a link to the express order with the page's role and city
 * filled in, and the telephone number. At the page's end it is above the footer, so that it covers nothing.
 */
export function OrderBar({ service, city, locale, messages, wide = false, children }: OrderBarProps) {
  const order = withQuery(pageHref("expressOrder", locale), {
    [orderParameters.role]: roleSlugs[service],
    ...(city && { [orderParameters.city]: city }),
  });
  const phone = useLayoutData()?.company.phone ?? "";
  return (
    <div className={`bottom-bar ${wide ? "" : "bottom-bar--phone "}night no-print`}>
      <div className="wrap">
        <Button as={SiteLink} kind="primary" size="small" to={order}>
          {messages.order[service]}
        </Button>
        <Button
          as="a"
          kind="outline"
          size="small"
          href={telephoneHref(phone)}
          aria-label={`${messages.call} ${phone}`}
        >
          <Icon name="phone" />
          <span>
            {messages.call} <span className="bottom-bar__number">{phone}</span>
          </span>
        </Button>
        {children}
      </div>
    </div>
  );
}

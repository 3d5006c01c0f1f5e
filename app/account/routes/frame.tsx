import { Outlet } from "react-router";
import { personalHeaders } from "#app/account/page-data.server.ts";
import { accountFrameMessages } from "#app/content/account/shared.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import { ownFrame } from "#app/layout/bare-layout.tsx";
import { LanguageLinks } from "#app/layout/language-links.tsx";
import { mainId } from "#app/layout/route-change.tsx";
import { brand } from "#brand/company.ts";
import type { Route } from "./+types/frame";
import "#app/account/pass-panel.css";

export const handle = ownFrame;

export const headers = () => personalHeaders;
export const meta = () => [{ name: "robots", content: "noindex" }];

export function loader({ request }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const messages = accountFrameMessages[locale];
  return {
    locale,
    brand: { homeHref: pageHref("home", locale), label: fill(messages.home, { name: brand.name }) },
    language: messages.language,
  };
}

/** The layout of the sign-in, the account and the set-up: the logo, which links to the home page, and the languages. */
export default function Frame({ loaderData: { locale, brand, language } }: Route.ComponentProps) {
  return (
    <>
      <header className="account-header">
        <div className="wrap">
          <a className="logo" href={brand.homeHref}>
            <img src="/logo/logo.svg" alt={brand.label} width={152} height={32} />
          </a>
          <LanguageLinks locale={locale} label={language} short />
        </div>
      </header>
      <main className="wrap" id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

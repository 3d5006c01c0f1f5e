import { Outlet } from "react-router";
import { AccountFrame } from "#app/account/account-frame.tsx";
import { accountFrameWords } from "#app/content/account/shared.server.ts";
import { brand } from "#app/content/brand.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import { localeOfRequest } from "#app/i18n/locale.ts";
import { ownFrame } from "#app/layout/bare-layout.tsx";
import { LanguageLinks } from "#app/layout/language-links.tsx";
import { mainId } from "#app/layout/route-change.tsx";
import type { Route } from "./+types/frame";

export const handle = ownFrame;

export function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfRequest(new URL(request.url), request.headers.get("cookie"));
  const words = accountFrameWords[locale];
  return {
    locale,
    brand: { homeHref: pageHref("home", locale), label: fill(words.home, { name: brand.name }) },
    language: words.language,
  };
}

/** Around the pages of the sign-in, the account and the set-up. */
export default function Frame({ loaderData: { locale, brand, language } }: Route.ComponentProps) {
  return (
    <AccountFrame
      brand={brand}
      languages={<LanguageLinks locale={locale} label={language} short />}
      mainId={mainId}
    >
      <Outlet />
    </AccountFrame>
  );
}

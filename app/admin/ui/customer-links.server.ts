import { customerHref } from "#app/admin/urls.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { customerLinkMessages } from "./words.server.ts";

/** The links to the customer pages of the person and the company of a lead or demo, whose id is `namedBy`. */
export function customerLinks(
  namedBy: string,
  names: { person: string | null; company: string | null },
  locale: Locale,
) {
  const { allOf } = customerLinkMessages[locale];
  return (["person", "company"] as const).flatMap((kind) => {
    const name = names[kind];
    return name ? { href: customerHref(kind, namedBy, locale), label: fill(allOf, { name }) } : [];
  });
}

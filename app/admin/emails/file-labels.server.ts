import { emailFileHref } from "#app/admin/urls.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { FileRow } from "#app/leads/conversation/attachments.ts";

/**
 * The attachments of a lead's email with their links: each with its size, and its media type where the name has no
 * extension.
 */
export function fileLabels(files: readonly FileRow[], lead: string, locale: Locale) {
  return files.map(({ id, name, kind, size }) => ({
    id,
    name,
    about: `${/\.[a-z0-9]{1,5}$/i.test(name) ? "" : `${kind}, `}${sizeText(size, locale)}`,
    href: emailFileHref(lead, id),
  }));
}

function sizeText(bytes: number, locale: Locale): string {
  const kilobytes = Math.ceil(bytes / 1000);
  return kilobytes < 1000
    ? `${formatNumber(kilobytes, locale)} kB`
    : `${formatNumber(Math.ceil(kilobytes / 1000), locale)} MB`;
}

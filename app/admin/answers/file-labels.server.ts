import { answerFileHref } from "#app/admin/addresses.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatNumber } from "#app/i18n/numbers.ts";

/** An attachment without what is in it. */
export interface FileRow {
  id: string;
  name: string;
  kind: string;
  size: number;
}

/** The attachments of an email of a lead, each with its kind, its size and the address that it is downloaded from. */
export function fileLabels(files: readonly FileRow[], lead: string, locale: Locale) {
  return files.map(({ id, name, kind, size }) => ({
    id,
    name,
    about: `${kind}, ${sizeText(size, locale)}`,
    href: answerFileHref(lead, id),
  }));
}

function sizeText(bytes: number, locale: Locale): string {
  const kilobytes = Math.ceil(bytes / 1000);
  return kilobytes < 1000
    ? `${formatNumber(kilobytes, locale)} kB`
    : `${formatNumber(Math.ceil(kilobytes / 1000), locale)} MB`;
}

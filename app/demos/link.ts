import * as z from "zod/mini";
import { pathIn, withQuery } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { ownDemoPaths } from "#app/site-map.ts";

/** The signed link of a booking: its id, when the link expires (seconds since 1970), and the signature. */
export interface DemoLink {
  booking: string;
  expires: number;
  signature: string;
}

const parameters = z.object({
  b: z.uuid(),
  e: z.string().check(z.regex(/^\d{1,12}$/)),
  s: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** The path of a page about a booking, with the signed link in its parameters. */
export function ownDemoHref(page: keyof typeof ownDemoPaths, link: DemoLink, locale: Locale): string {
  return withQuery(pathIn(ownDemoPaths[page], locale), {
    b: link.booking,
    e: String(link.expires),
    s: link.signature,
  });
}

/** The link in a demo page's parameters; null when one is missing or malformed. Its signature is not checked. */
export function readDemoLink(search: URLSearchParams): DemoLink | null {
  const read = parameters.safeParse(Object.fromEntries(search));
  return read.success ? { booking: read.data.b, expires: Number(read.data.e), signature: read.data.s } : null;
}

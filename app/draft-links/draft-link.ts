import * as z from "zod/mini";
import { pathIn, withQuery } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { draftPaths } from "#app/site-map.ts";

export type DraftKind = keyof typeof draftPaths;

export interface DraftLink {
  id: string;
  signature: string;
}

const parameters = z.object({ l: z.uuid(), s: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

/** The path of a draft's page, with its signed link. */
export function draftHref(kind: DraftKind, { id, signature }: DraftLink, locale: Locale): string {
  return withQuery(pathIn(draftPaths[kind], locale), { l: id, s: signature });
}

/** The link in a draft page's parameters; null when one is missing or malformed. Its signature is not checked. */
export function readDraftLink(search: URLSearchParams): DraftLink | null {
  const read = parameters.safeParse(Object.fromEntries(search));
  return read.success ? { id: read.data.l, signature: read.data.s } : null;
}

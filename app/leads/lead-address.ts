import { adminPaths } from "#app/site-map.ts";

/** The whole address of a lead's page, for e-mails to the staff. */
export function leadAddress(id: string, siteUrl: string): string {
  return new URL(`${adminPaths.leads}/${id}`, siteUrl).href;
}

/** Where the admin works with leads; the page of one stands below it. */
export const leadsPath = "/admin/forfragningar";

/** The whole address of a lead's page, for the admin's own emails. */
export function leadAddress(id: string, siteUrl: string): string {
  return new URL(`${leadsPath}/${id}`, siteUrl).href;
}

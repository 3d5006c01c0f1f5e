/** Whether a site's URL leads to this machine only; so does one that is not set. */
export function isOnThisMachine(siteUrl: string | undefined): boolean {
  if (!siteUrl) return true;
  const { hostname } = new URL(siteUrl);
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

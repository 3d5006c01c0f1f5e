/** The Cache-Control of files whose name has a hash of their content. */
export const immutable = "public, max-age=31536000, immutable";

/** The Cache-Control of what machines read: for so many seconds, and for a day while the site does not respond. */
export const publicFor = (seconds: number) => `public, max-age=${seconds}, stale-if-error=86400`;

export const noStore = "no-store";
/** For addresses with a hash of their content. */
export const immutable = "public, max-age=31536000, immutable";
/** For browsers and proxies: long enough to save a round trip, short enough to correct a mistake in the table. */
export const permanent = "public, max-age=86400";

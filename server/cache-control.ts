export const noStore = "no-store";
/** What carries its content in its address. */
export const immutable = "public, max-age=31536000, immutable";
/** For browsers and proxies: long enough to spare a round trip, short enough to mend a mistake in the table. */
export const permanent = "public, max-age=86400";

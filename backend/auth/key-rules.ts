import { milliseconds } from "#app/domain/milliseconds.ts";

/** A signing key's id and time of creation. */
export interface KeyTimes {
  id: string;
  created_at: Date;
}

/** The lifetime of an access token. */
export const tokenSeconds = 3600;

/**
 * How long a new key is published before it signs, so that everyone who caches the key set has fetched it again
 * (auth-js after 10 minutes, the max-age of our response).
 */
const publishedMilliseconds = milliseconds.day;

/** The age of the newest key at which the next one is created. */
const signingMilliseconds = 90 * milliseconds.day;

/** The current signing key: the newest that has been published long enough, otherwise the oldest. Takes any order. */
export function signingKeyOf<Key extends KeyTimes>(keys: readonly Key[], now: Date): Key | undefined {
  const sorted = oldestFirst(keys);
  return (
    sorted.filter((key) => now.getTime() - key.created_at.getTime() >= publishedMilliseconds).at(-1) ??
    sorted[0]
  );
}

/** Whether the next key must be created: there is none, or the newest is 90 days old. */
export function isNewKeyDue(keys: readonly KeyTimes[], now: Date): boolean {
  const newest = oldestFirst(keys).at(-1);
  return !newest || now.getTime() - newest.created_at.getTime() >= signingMilliseconds;
}

/** The keys whose tokens have all expired: an hour and a half after the next key began to sign. */
export function retiredKeysOf<Key extends KeyTimes>(keys: readonly Key[], now: Date): Key[] {
  const sorted = oldestFirst(keys);
  return sorted.filter((_key, index) => {
    const next = sorted[index + 1];
    return (
      next && now.getTime() - next.created_at.getTime() >= publishedMilliseconds + 1.5 * tokenSeconds * 1000
    );
  });
}

function oldestFirst<Key extends KeyTimes>(keys: readonly Key[]): Key[] {
  return keys.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
}

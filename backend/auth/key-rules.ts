/** A signing key's time of creation, in any unit. */
export interface KeyTimes {
  id: string;
  created_at: Date;
}

const hour = 3_600_000;
const day = 24 * hour;

export const tokenSeconds = 3600;

/**
 * A new key is published for so long (ms) before it signs: everyone who caches the key set has fetched it again by
 * then (auth-js after 10 minutes, as our answer says).
 */
const publishedBefore = day;

/** A key signs for so long (ms). */
const signsFor = 90 * day;

/**
 * The current signing key: the newest that has been published long enough, or the only one. Takes keys in any order.
 */
export function signingKeyOf<Key extends KeyTimes>(keys: readonly Key[], now: Date): Key | undefined {
  const sorted = oldestFirst(keys);
  return (
    sorted.filter((key) => now.getTime() - key.created_at.getTime() >= publishedBefore).at(-1) ?? sorted[0]
  );
}

export function isNewKeyDue(keys: readonly KeyTimes[], now: Date): boolean {
  const newest = oldestFirst(keys).at(-1);
  return !newest || now.getTime() - newest.created_at.getTime() >= signsFor;
}

/** The keys that no valid token can be signed with any more: an hour and a half after the next one took over. */
export function retiredKeysOf<Key extends KeyTimes>(keys: readonly Key[], now: Date): Key[] {
  const sorted = oldestFirst(keys);
  return sorted.filter((_key, index) => {
    const next = sorted[index + 1];
    return next && now.getTime() - next.created_at.getTime() >= publishedBefore + 1.5 * tokenSeconds * 1000;
  });
}

function oldestFirst<Key extends KeyTimes>(keys: readonly Key[]): Key[] {
  return keys.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
}

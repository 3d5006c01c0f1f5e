import type { Names } from "#app/admin/colleagues.server.ts";
import { isUsable } from "#app/api/key.ts";
import type { ListedKey } from "#app/api/keys.server.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { apiKeysPageMessages } from "./words.server.ts";

/** A key as a row of the list, in words. */
export function keyRow(key: ListedKey, names: Names, now: Date, locale: Locale) {
  const messages = apiKeysPageMessages[locale];
  const { id, name, scopes, ending, createdBy, createdAt, lastUsedAt } = key;
  const who = createdBy === null ? undefined : names.get(createdBy);
  return {
    id,
    name,
    ending: fill(messages.ending, { ending }),
    made: who
      ? fill(messages.madeBy, { when: formatShortMoment(createdAt, locale), who })
      : fill(messages.made, { when: formatShortMoment(createdAt, locale) }),
    scopes: scopes.map((scope) => messages.scopes[scope]),
    used: lastUsedAt ? formatShortMoment(lastUsedAt, locale) : messages.never,
    state: stateOf(key, now, locale),
    revoke: isUsable(key, now)
      ? { text: fill(messages.revoke.text, { name }), button: fill(messages.revoke.button, { name }) }
      : null,
  };
}

function stateOf({ revokedAt, expiresAt }: ListedKey, now: Date, locale: Locale) {
  const { states } = apiKeysPageMessages[locale];
  const at = (text: string, time: Date) => fill(text, { when: formatShortMoment(time, locale) });
  if (revokedAt) return { look: "error", label: at(states.revoked, revokedAt) };
  if (!expiresAt) return { look: "ok", label: states.on };
  return expiresAt > now
    ? { look: "ok", label: at(states.until, expiresAt) }
    : { look: "error", label: states.expired };
}

import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { listNames } from "./colleagues.server.ts";
import type { FollowEvents } from "./event-stream.server.ts";
import type { Presence, Present, Visit } from "./presence.server.ts";
import { presenceMessages } from "./words.server.ts";

const lists = {
  sv: new Intl.ListFormat("sv"),
  en: new Intl.ListFormat("en-GB"),
} as const satisfies Record<Locale, Intl.ListFormat>;

/**
 * Notes a tab's visit for as long as its event stream is open, and sends who else is there, in words, at the start and
 * whenever that changes.
 */
export function presenceEvents(
  presence: Presence,
  visit: Omit<Visit, "onChange">,
  staff: StaffAccess,
  locale: Locale,
): FollowEvents {
  return (send) => {
    let sent: string | null = null;
    const sendOthers = async () => {
      const others = () => presence.at(visit.place).filter(({ userId }) => userId !== visit.userId);
      const names =
        others().length > 0 ? await listNames(staff).catch(() => null) : new Map<string, string>();
      // Asked again: the names took a moment.
      const text = names && presenceText(others(), names, locale);
      if (text === null || text === sent) return;
      sent = text;
      send("presence", JSON.stringify(text));
    };
    return presence.enter({ ...visit, onChange: () => void sendOthers() });
  };
}

/** Who is at a page, in words: "Eva Ström skriver. Per Ask läser." */
export function presenceText(
  people: readonly Present[],
  names: ReadonlyMap<string, string>,
  locale: Locale,
): string {
  const messages = presenceMessages[locale];
  return (["writing", "reading"] as const)
    .flatMap((what) => {
      const who = people
        .filter(({ writes }) => writes === (what === "writing"))
        .flatMap(({ userId }) => names.get(userId) ?? []);
      if (who.length === 0) return [];
      return fill(messages[what][who.length > 1 ? "many" : "one"], { who: lists[locale].format(who.sort()) });
    })
    .join(", ");
}

import { setupMessages } from "#app/content/account/setup.server.ts";
import type { Operations } from "#app/context.ts";
import { type InboundState, incomingFinding, meetingFinding } from "#app/domain/inbound.ts";
import type { Level } from "#app/domain/level.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatGigabytes, formatNumber, formatPercent } from "#app/i18n/numbers.ts";
import type { readStatus } from "./data.server.ts";
import { levelsOf } from "./levels.ts";
import { statusPageMessages } from "./words.server.ts";

/** A line of the status page: what is checked, its level, and what to do if it is not ok. */
export interface Check {
  name: string;
  level: Level;
  label: string;
  value: string;
  advice: string | null;
}

type Kind = keyof ReturnType<typeof levelsOf>;

const inMegabytes = 1e6;

/** The lines of the status page, the worst first. Throws DatabaseUnavailable. */
export async function checksOf(
  operations: Operations,
  {
    queueFault,
    backupEvery,
    status,
    inbound,
    locale,
    now,
  }: {
    inbound: InboundState;
    backupEvery: number;
    queueFault: string | null;
    status: Awaited<ReturnType<typeof readStatus>>;
    locale: Locale;
    now: Date;
  },
): Promise<Check[]> {
  const messages = statusPageMessages[locale];
  const { values } = messages;
  const [database, disk] = await Promise.all([operations.database(), operations.disk()]);
  const { jobs, emails, webhooks, backup, restoreCheck } = database;
  const [lastHour, renders, connections] = [
    operations.lastHour(),
    operations.renders(),
    operations.connections(),
  ];
  const maintenance = operations.maintenance();
  const pending = status.pendingMigrations;
  const levels = levelsOf({
    now,
    database,
    backupEvery,
    queueFault,
    lastHour,
    renders,
    connections,
    disk,
    pendingMigrations: pending.length,
    maintenance,
    inbound,
  });
  const { incoming, meetings } = setupMessages[locale].checks.findings;
  const received = [inbound.reply, inbound.sales].map((at) =>
    at ? formatShortMoment(at, locale) : values.never,
  );
  const number = (value: number) => formatNumber(Math.round(value), locale);
  const numbers = (counts: Record<string, number>) =>
    Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, number(count)]));
  const { oldestDue, ...counts } = jobs;
  const texts: Record<Kind, string> = {
    database: [
      database.writable ? null : values.readOnly,
      fill(values.database, { ms: number(status.respondedIn), ...numbers({ ...connections }) }),
    ]
      .filter(Boolean)
      .join(" "),
    queue: [
      fill(values.queue, numbers(counts)),
      oldestDue && fill(values.oldest, { time: formatShortMoment(oldestDue, locale) }),
      queueFault,
    ]
      .filter(Boolean)
      .join(" "),
    emails: [
      fill(values.emails, numbers({ waiting: emails.waiting, failed: emails.failed })),
      emails.oldestWaiting && fill(values.oldest, { time: formatShortMoment(emails.oldestWaiting, locale) }),
    ]
      .filter(Boolean)
      .join(" "),
    webhooks: fill(values.webhooks, numbers(webhooks)),
    responses: fill(values.responses, numbers({ ...lastHour })),
    busy: fill(values.busy, { ms: number(lastHour.busyMilliseconds) }),
    pages: `${fill(values.pages, numbers(renders))} ${cacheText(operations.cache(), locale)}`,
    disk: disk
      ? fill(values.disk, {
          free: formatGigabytes(disk.free, locale),
          size: formatGigabytes(disk.size, locale),
        })
      : values.noDisk,
    backup: backup ? fill(values.backup, { time: formatShortMoment(backup, locale) }) : values.noBackup,
    restore: [
      restoreCheck?.succeededAt
        ? fill(values.restored, { time: formatShortMoment(restoreCheck.succeededAt, locale) })
        : values.notRestored,
      restoreCheck?.problem,
    ]
      .filter(Boolean)
      .join(" "),
    incoming: [
      fill(incoming[incomingFinding(inbound).finding], { address: inbound.address ?? "" }),
      inbound.address && fill(values.received, { reply: received[0] ?? "", sales: received[1] ?? "" }),
    ]
      .filter(Boolean)
      .join(" "),
    meetings: fill(meetings[meetingFinding(inbound).finding], { count: number(inbound.withoutLink) }),
    maintenance: maintenance
      ? fill(values.closed, { time: formatShortMoment(maintenance, locale) })
      : values.open,
    migrations:
      pending.length === 0
        ? values.applied
        : fill(values.pending, { count: number(pending.length), names: pending.join(", ") }),
  };
  const order: Level[] = ["error", "warning", "ok"];
  return (Object.keys(texts) as Kind[])
    .map((kind) => ({
      name: messages.checks[kind],
      level: levels[kind],
      label: messages.levels[levels[kind]],
      value: texts[kind],
      advice: levels[kind] === "ok" ? null : (wordOf(messages.advice, kind) ?? null),
    }))
    .toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level));
}

/** The size of the page cache, and its hit rate. */
function cacheText({ pages, bytes, hits, misses }: ReturnType<Operations["cache"]>, locale: Locale): string {
  const { cache, cacheShare } = statusPageMessages[locale].values;
  const cacheSize = fill(cache, {
    pages: formatNumber(pages, locale),
    bytes: formatNumber(Math.ceil(bytes / inMegabytes), locale),
  });
  if (hits === 0) return cacheSize;
  const share = formatPercent(Math.round((100 * hits) / (hits + misses)), locale);
  return `${cacheSize} ${fill(cacheShare, { share })}`;
}

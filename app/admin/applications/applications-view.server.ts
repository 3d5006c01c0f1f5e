import { type Names, nameOf } from "#app/admin/colleagues.server.ts";
import { detailFacts } from "#app/admin/ui/detail-facts.tsx";
import { applicationHref } from "#app/admin/urls.ts";
import { type ApplicationStatus, applicationStatuses } from "#app/careers/application/application.ts";
import type { ApplicationFile, listApplications } from "#app/careers/application/applications.server.ts";
import { openingHref } from "#app/careers/filters.ts";
import { applicationMessages } from "#app/content/shared/application-form.server.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { applicationPageMessages, applicationsMessages } from "./words.server.ts";

const looks = {
  new: "new",
  contacted: "info",
  hired: "ok",
  declined: "quiet",
} as const satisfies Record<ApplicationStatus, string>;

type Listed = Awaited<ReturnType<typeof listApplications>>["rows"][number];

/** The rows of the list. */
export function applicationRows(rows: readonly Listed[], locale: Locale) {
  return rows.map(({ id, name, phone, status, createdAt, openingTitle, ...row }) => ({
    id,
    name,
    href: applicationHref(id, locale),
    job: jobOf(row, locale),
    opening: openingTitle ?? applicationsMessages[locale].open,
    phone: { text: phone, href: telephoneHref(phone) },
    status: chipOf(status, locale),
    received: { iso: createdAt.toISOString(), text: formatShortMoment(createdAt, locale) },
  }));
}

/** What the page of an application shows. */
export function applicationData(application: ApplicationFile, names: Names, locale: Locale) {
  const { facts, languages, marks } = applicationPageMessages[locale];
  const { id, name, phone, email, message, status, note, version, openingSlug, openingTitle } = application;
  const who = nameOf(names, application.changedBy, locale);
  const job = jobOf(application, locale);
  return {
    id,
    name,
    version,
    note: note ?? "",
    chip: chipOf(status, locale),
    marks: applicationStatuses
      .filter((each) => each !== status)
      .map((each) => ({ status: each, label: marks[each] })),
    callHref: telephoneHref(phone),
    writeHref: `mailto:${encodeURIComponent(email)}`,
    message: message ? { text: message, locale: application.locale } : null,
    facts: detailFacts([
      [
        facts.job,
        openingTitle ? `${openingTitle}: ${job}` : job,
        openingSlug ? openingHref(openingSlug, locale) : null,
      ],
      [facts.phone, phone, telephoneHref(phone)],
      [facts.email, email, `mailto:${encodeURIComponent(email)}`],
      [facts.language, languages[application.locale]],
      [facts.received, formatShortMoment(application.createdAt, locale)],
      [
        facts.changed,
        who && fill(facts.changedBy, { when: formatShortMoment(application.changedAt, locale), who }),
      ],
    ]),
  };
}

/** "Väktare, Uppsala". */
function jobOf({ role, city }: Pick<ApplicationFile, "role" | "city">, locale: Locale): string {
  const { fields } = applicationMessages[locale];
  return `${fields.role.options[role]}, ${fields.city.options[city]}`;
}

function chipOf(status: ApplicationStatus, locale: Locale) {
  return { look: looks[status], label: applicationPageMessages[locale].statuses[status] };
}

import type { Admin } from "#app/admin/admin-request.server.ts";
import { type Outcome, wrongField } from "#app/admin/ui/outcome.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { possibleLeadStatuses } from "#app/leads/lead-status.ts";
import { erasePerson, runRetention } from "#app/privacy/change-person.server.ts";
import { type PersonTable, personTables, type Sought, soughtOf } from "#app/privacy/person.ts";
import { type FoundBy, type PersonFile, readFoundBy, readPersonFile } from "#app/privacy/persons.server.ts";
import { privacyPageMessages } from "./words.server.ts";

export interface PrivacyOutcome {
  sought: Sought;
  notice?: Outcome;
  summary?: ReturnType<typeof summaryOf>;
}

/** Whether a form erases a person and has the word that confirms it. */
export function isConfirmedErasure({ intent, word }: Fields, locale: Locale): boolean {
  return intent === "erase" && word?.trim().toUpperCase() === privacyPageMessages[locale].erase.word;
}

/** Handles a form of the privacy page: it finds or erases one person's data, or runs the erasure of old data. */
export async function handlePrivacyForm(
  { staff, locale }: Admin,
  form: FormData,
  outboxDir: string,
): Promise<PrivacyOutcome> {
  const messages = privacyPageMessages[locale];
  const posted = textsOf(form);
  const typed = { email: posted.email ?? "", phone: posted.phone ?? "", scope: "" } as const;
  if (posted.intent === "retention") {
    await runRetention(staff);
    return { sought: typed, notice: { done: true, text: messages.retention.done } };
  }
  const sought = soughtOf(posted);
  if (!sought)
    return {
      sought: typed,
      notice: wrongField("find", "email", messages.find.wrong, typed, messages.find.wrongTitle),
    };
  if (posted.intent !== "erase" || !isConfirmedErasure(posted, locale)) {
    const by = await readFoundBy(staff, sought);
    // Others may have given the same number, so rows with nothing but the number are included only by choice.
    const isShared = sought.email !== "" && sought.phone === "" && by.others.length > 0;
    const shown: Sought = isShared && sought.scope === "" ? { ...sought, scope: "address" } : sought;
    const file = await readPersonFile(staff, shown, { forExport: false });
    const notice = posted.intent === "erase" ? { done: false, text: messages.erase.wrong } : undefined;
    return { sought: shown, notice, summary: summaryOf(file, by, shown, locale) };
  }
  const counts = await erasePerson(staff, sought, outboxDir);
  const erased = personTables.flatMap((table) => {
    const rows = messages.tables[table].toLocaleLowerCase(locale);
    const count = counts[table];
    return count ? fill(messages.erase.counted, { what: rows, count: formatNumber(count, locale) }) : [];
  });
  const text =
    erased.length > 0 ? fill(messages.erase.done, { what: erased.join(", ") }) : messages.erase.nothing;
  return { sought: { email: "", phone: "", scope: "" }, notice: { done: true, text } };
}

function summaryOf(file: PersonFile, by: FoundBy, sought: Sought, locale: Locale) {
  const { found: texts, tables, erase } = privacyPageMessages[locale];
  const name = [sought.email, sought.phone].filter(Boolean).join(", ");
  // When several people have given the number, the administrator first says whose data is meant, since what is shown
  // can be erased.
  const asksWhose = sought.email === "" && sought.scope === "" && by.others.length > 0;
  const rows = personTables
    .filter((table) => file[table].length > 0 && !asksWhose)
    .map((table) => {
      const latest = file[table]
        .map(({ created_at: at }) => String(at))
        .sort()
        .at(-1);
      const at =
        latest && !Number.isNaN(Date.parse(latest)) ? formatShortMoment(new Date(latest), locale) : null;
      const count = formatNumber(file[table].length, locale);
      return { key: table, cells: { table: tables[table], rows: count, latest: at } };
    });
  const won = file.leads.filter(({ status }) => status === "won").length;
  const named = { name, word: erase.word };
  const { scope } = sought;
  const keys = [...by.emails, ...(scope === "address" ? [] : by.phones)].join(", ");
  const shared =
    sought.email && scope ? { address: texts.onlyAddress, number: texts.withNumber }[scope] : null;
  const coming = (each: PersonFile[PersonTable], text: string) =>
    each
      .map(({ starts_at: at }) => new Date(String(at)))
      .filter((at) => at.getTime() > Date.now())
      .map((at) => fill(text, { at: formatShortMoment(at, locale) }));
  const demos = file.demo_bookings.filter(({ status }) => status === "booked");
  const possible = new Set(
    file.leads
      .filter(({ status }) => possibleLeadStatuses.some((each) => each === status))
      .map(({ id }) => id),
  );
  const orders = file.express_orders.filter(({ id }) => possible.has(id));
  return {
    heading: fill(texts.heading, { name }),
    rows,
    none: rows.length > 0 || asksWhose ? null : fill(texts.none, { name }),
    /** The addresses and numbers that the rows were found by. */
    by: rows.length > 0 ? fill(scope === "address" ? texts.byAddress : texts.by, { keys }) : null,
    warnings: asksWhose
      ? [texts.whoseNumber.text]
      : [
          ...coming(demos, texts.coming),
          ...coming(orders, texts.comingOrder),
          ...(by.others.length > 0 ? [shared?.text ?? texts.sharedNumber] : []),
          ...(file.accounts.some(({ staff }) => staff === true) ? [texts.staff] : []),
          ...(won > 0 ? [fill(texts.won, { count: formatNumber(won, locale) })] : []),
        ],
    /** Others with the same number, and what the button for the other choice says. */
    others: by.others,
    change: asksWhose ? texts.whoseNumber.change : shared?.change,
    erase: { ask: fill(erase.ask, named), text: fill(erase.text, named), label: fill(erase.label, named) },
  };
}

import { createHash } from "node:crypto";
import { factErrors } from "#app/admin/leads/fact-texts.server.ts";
import { leadTagsMessages } from "#app/admin/leads/lead-tags-words.server.ts";
import { leadListMessages, leadPanelMessages } from "#app/admin/leads/words.server.ts";
import { oneOf } from "#app/domain/one-of.ts";
import { services } from "#app/domain/services.ts";
import { cleanTyped } from "#app/forms/posted-form.ts";
import { fill } from "#app/i18n/fill.ts";
import { type Locale, locales } from "#app/i18n/locale.ts";
import { plainSpelling } from "#app/i18n/spelling.ts";
import { swedishMoment } from "#app/i18n/swedish-time.ts";
import { checkLeadFacts } from "#app/leads/facts.ts";
import type { ImportedLead } from "#app/leads/import-leads.server.ts";
import { nextSteps } from "#app/leads/lead.ts";
import { leadStatuses, lostReasons } from "#app/leads/lead-status.ts";
import { amount } from "#app/leads/schema.ts";
import { readTags } from "#app/leads/tag.ts";
import {
  languageNames,
  leadFactMessages,
  leadMessages,
  leadStatusMessages,
  lostReasonMessages,
  nextStepMessages,
} from "#app/leads/words.server.ts";
import { storableText } from "#backend/database/storable.ts";
import { importMessages } from "./words.server.ts";

/** What an import reads of a row; the other columns of an export follow from these, or belong to its forms. */
const columnNames = [
  "number",
  "received",
  "company",
  "name",
  "email",
  "phone",
  "service",
  "city",
  "place",
  "startsAt",
  "status",
  "reason",
  "assigned",
  "value",
  "next",
  "nextAt",
  "tags",
  "orgNumber",
  "language",
  "message",
] as const;
type Column = (typeof columnNames)[number];

/** The names of a column in a head: those of the export, in either language, and other usual ones. */
function namesOf(column: Column): readonly string[] {
  return locales.flatMap((locale): string[] => {
    const { columns, filterNames, exportNextAt } = leadListMessages[locale];
    const { facts, status, reason, value, next, email } = leadPanelMessages[locale];
    const labels = leadFactMessages[locale];
    const more = importMessages[locale].columns;
    switch (column) {
      case "number":
        return [facts.number];
      case "received":
        return [columns.received];
      case "company":
        return [columns.organisation, labels.company];
      case "name":
        return [facts.contact, more.name];
      case "email":
        return [facts.email, more.email];
      case "phone":
        return [facts.phone, labels.phone, more.phone];
      case "city":
        return [filterNames.city];
      case "status":
        return [status];
      case "reason":
        return [reason];
      case "assigned":
        return [filterNames.assigned];
      case "value":
        return [value, more.value];
      case "next":
        return [next];
      case "nextAt":
        return [exportNextAt];
      case "tags":
        return [leadTagsMessages[locale].label];
      case "orgNumber":
        return [facts.organisation, more.orgNumber];
      case "language":
        return [facts.language];
      case "message":
        return [email.body, labels.message];
      default:
        return [labels[column]];
    }
  });
}

const same = (text: string) => plainSpelling(text).trim();

/** A cell that is wrong: the row as a spreadsheet counts it, the name of its column, what is wrong, and its text. */
export interface WrongCell {
  row: number;
  column: string;
  problem: string;
  text: string;
}

export interface ReadRows {
  leads: ImportedLead[];
  wrong: WrongCell[];
  /** The columns that say nothing that can be stored. */
  ignored: string[];
  /** Whether a column has telephone numbers or email addresses. */
  hasContacts: boolean;
  /** Owners who are no colleagues: their leads have no owner. */
  unknownOwners: string[];
}

interface ReadingParts {
  /** Colleagues by their names. */
  colleagues: readonly { id: string; name: string }[];
  /** What came before it is erased at once. */
  erasedBefore: Date;
  retentionMonths: number;
  batch: string;
  now: Date;
  locale: Locale;
}

/** Reads the rows of a file of leads (product 19.31): those that can be stored, and what is wrong with the others. */
export function readRows(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  parts: ReadingParts,
): ReadRows {
  const columns = new Map<Column, number>();
  const ignored: string[] = [];
  const columnOf = new Map(
    columnNames.flatMap((each) => namesOf(each).map((label) => [same(label), each] as const)),
  );
  for (const [place, name] of head.entries()) {
    const column = columnOf.get(same(name));
    if (column && !columns.has(column)) columns.set(column, place);
    else if (name) ignored.push(name);
  }
  const result: ReadRows = {
    leads: [],
    wrong: [],
    ignored,
    unknownOwners: [],
    hasContacts: columns.has("phone") || columns.has("email"),
  };
  for (const [index, cells] of rows.entries()) {
    if (cells.every((text) => text === "")) continue;
    const cell = (column: Column) => cleanCell(column, cells[columns.get(column) ?? -1] ?? "");
    const read = readRow(cell, parts);
    const nameOf = (column: Column) => head[columns.get(column) ?? -1] ?? namesOf(column)[0] ?? column;
    if ("lead" in read) {
      result.leads.push(read.lead);
      if (read.unknownOwner && !result.unknownOwners.includes(read.unknownOwner))
        result.unknownOwners.push(read.unknownOwner);
    } else
      result.wrong.push(
        ...read.problems.map(({ column, problem }) => ({
          row: index + 2,
          column: nameOf(column),
          problem,
          text: cell(column).slice(0, 80),
        })),
      );
  }
  return result;
}

/** The text of a cell, without the apostrophe that an export puts before what a spreadsheet takes for a formula. */
function cleanCell(column: Column, written: string): string {
  return cleanTyped(column, storableText(written.replace(/^'(?=[=+\-@\t\r])/, ""))).trim();
}

type Problem = { column: Column; problem: string };

function readRow(
  cell: (column: Column) => string,
  { colleagues, erasedBefore, retentionMonths, batch, now, locale }: ReadingParts,
): { lead: ImportedLead; unknownOwner: string | null } | { problems: Problem[] } {
  const messages = importMessages[locale];
  const problems: Problem[] = [];
  const refuse = (column: Column, problem: string) => {
    problems.push({ column, problem });
    return undefined;
  };
  /** The value of a word in either language; undefined for none. */
  const wordIn = <Value extends string>(
    column: Column,
    values: readonly Value[],
    word: (value: Value, locale: Locale) => string,
  ): Value | undefined => {
    const text = cell(column);
    if (!text) return undefined;
    const value = values.find(
      (each) => each === text || locales.some((one) => same(word(each, one)) === same(text)),
    );
    return value ?? refuse(column, messages.wrong.word);
  };
  const timeOf = (column: Column): Date | undefined => {
    const text = cell(column);
    if (!text) return undefined;
    const time = swedishMoment(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00` : text.replace(" ", "T"));
    return time?.getUTCFullYear() && time.getUTCFullYear() > 1999
      ? time
      : refuse(column, messages.wrong.time);
  };
  const createdAt = timeOf("received");
  const startsAt = timeOf("startsAt");
  const status = wordIn("status", leadStatuses, (value, one) => leadStatusMessages[one].one[value]);
  if (createdAt && createdAt > now) refuse("received", messages.wrong.future);
  if (createdAt && createdAt < erasedBefore && status !== "won")
    refuse("received", fill(messages.wrong.tooOld, { months: String(retentionMonths) }));
  const typedValue = cell("value");
  const value = typedValue ? amount.safeParse(typedValue) : null;
  if (value && !value.success) refuse("value", messages.wrong.amount);
  const reason = wordIn(
    "reason",
    [...lostReasons, "unknown"] as const,
    (each, one) => lostReasonMessages[one][each],
  );
  const nextStep = wordIn("next", nextSteps, (each, one) => nextStepMessages[one].steps[each]);
  const nextAt = timeOf("nextAt");
  const service = wordIn("service", services, (each, one) => leadMessages[one].services[each]);
  const language = wordIn("language", locales, (each, one) => languageNames[one][each]) ?? "sv";
  const tags = readTags(cell("tags")) ?? refuse("tags", messages.wrong.tags);
  const owner = cell("assigned");
  const assignedTo = owner ? colleagues.find(({ name }) => same(name) === same(owner))?.id : undefined;
  const facts = {
    company: cell("company"),
    name: cell("name"),
    email: cell("email"),
    phone: cell("phone"),
    orgNumber: cell("orgNumber"),
    place: cell("place") || cell("city"),
    message: cell("message"),
  };
  const checked = checkLeadFacts({
    ...facts,
    id: idOf([...Object.values(facts), cell("received")]),
    locale: language,
  });
  if (!checked.ok)
    problems.push(
      ...factErrors("", checked.issues, locale).map(({ name, text }) => ({
        column: oneOf(columnNames, name) ?? "phone",
        problem: text,
      })),
    );
  if (!checked.ok || !tags || problems.length > 0) return { problems };
  const number = cell("number");
  return {
    lead: {
      ...checked.value,
      id: checked.value.id,
      locale: language,
      source: "import",
      batch,
      number: /^[KQB]-[0-9A-F]{4}-[0-9A-F]{4}$/.test(number) ? number : null,
      service: service ?? null,
      startsAt: startsAt ?? null,
      createdAt,
      tags,
      state: {
        ...(status ? { status } : {}),
        lostReason: reason === "unknown" ? null : (reason ?? null),
        assignedTo: assignedTo ?? null,
        value: value?.data ?? null,
        nextStep: nextStep ?? null,
        nextAt: nextAt ?? null,
      },
    },
    unknownOwner: owner && !assignedTo ? owner : null,
  };
}

/** The id of a row: the same row is the same lead, however often its file is imported. */
function idOf(texts: readonly string[]): string {
  const hash = createHash("sha256").update(JSON.stringify(texts)).digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

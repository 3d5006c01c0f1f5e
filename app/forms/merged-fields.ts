import * as z from "zod/mini";

export type Fields = Readonly<Record<string, string>>;

const fields = z.record(z.string(), z.string());

/** The initial values of a form that posts them (EditedForm); null for one that doesn't, such as an undo. */
export function initialFields({ began = "" }: Fields): Fields | null {
  try {
    return fields.parse(JSON.parse(began));
  } catch {
    return null;
  }
}

/** Merges what somebody wrote on an old version into the latest: fields that they changed have their value. */
export function mergedFields(initial: Fields, posted: Fields, latest: Fields): Fields {
  return Object.fromEntries(
    Object.entries(latest).map(([name, value]) => {
      // Without script a browser sends line breaks as CRLF.
      const written = (posted[name] ?? value).replaceAll("\r\n", "\n");
      return [name, written.trim() === (initial[name] ?? value) ? value : written];
    }),
  );
}

/** The fields that differ between two states of a form, with both values. */
export function changedFields(was: Fields, now: Fields): { name: string; was: string; now: string }[] {
  return Object.entries(now)
    .map(([name, value]) => ({ name, was: was[name] ?? value, now: value }))
    .filter((field) => field.was !== field.now);
}

/** The fields of a form by name, as they stand in it. */
export type Fields = Readonly<Record<string, string>>;

/**
 * What somebody wrote on a version that is no longer the latest, brought together with the latest: where it differs
 * from the version that they began with, it is what they wrote, everywhere else what holds now.
 */
export function mergedFields(began: Fields, wrote: Fields, now: Fields): Fields {
  return Object.fromEntries(
    Object.entries(now).map(([name, value]) => {
      // Without script a browser sends the lines of a text with CRLF between them.
      const written = (wrote[name] ?? value).replaceAll("\r\n", "\n");
      return [name, written.trim() === (began[name] ?? value) ? value : written];
    }),
  );
}

/** The fields in which two states of a form differ, with what each was and became. */
export function changedFields(was: Fields, now: Fields): { name: string; was: string; now: string }[] {
  return Object.entries(now)
    .map(([name, value]) => ({ name, was: was[name] ?? value, now: value }))
    .filter((field) => field.was !== field.now);
}

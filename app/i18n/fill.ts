/**
 * Replaces the placeholders of a text: fill("före {time}", { time: "14:12" }). Braces inside a value are left alone.
 * Throws when a placeholder has no value.
 */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}} in "${text}"`);
    return value;
  });
}

/** The text of a key from outside (the database, a URL); undefined when there is none, also for `toString`. */
export function wordOf<Word>(
  messages: Readonly<Record<string, Word>>,
  key: string | null | undefined,
): Word | undefined {
  return typeof key === "string" && Object.hasOwn(messages, key) ? messages[key] : undefined;
}

/** The option that a value from outside (a form, a URL, the database) is; undefined for none. */
export function oneOf<Option extends string>(options: readonly Option[], value: unknown): Option | undefined {
  return options.find((option) => option === value);
}

import type * as z from "zod/mini";

/**
 * Reads a filter from URL parameters, by a schema for each field. Invalid values are left out, so that an old or
 * mistyped link shows more.
 */
export function readFilter<Schemas extends Readonly<Record<string, z.ZodMiniType>>>(
  schemas: Schemas,
  names: Readonly<Record<keyof Schemas, string>>,
  parameters: URLSearchParams,
): { [Name in keyof Schemas]?: z.output<Schemas[Name]> } {
  const read = Object.entries(schemas).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(parameters.get(names[name] ?? "")?.trim());
    return success ? [[name, data]] : [];
  });
  return Object.fromEntries(read);
}

/** The URL parameters of a filter. */
export function filterParameters(
  filter: Readonly<Record<string, string | undefined>>,
  names: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[names[name] ?? name, value]] : [])),
  );
}

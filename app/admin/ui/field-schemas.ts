import * as z from "zod/mini";

/** A line of text that must be written, of at most so many characters. */
export const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

export const email = z.string().check(z.trim(), z.maxLength(255), z.regex(/^[^\s@]+@[^\s@]+$/));

/** What may be left empty, which is kept as null. */
export const orNothing = <Out>(schema: z.ZodMiniType<Out, string>) =>
  z.union([
    z.pipe(
      z.literal(""),
      z.transform(() => null),
    ),
    schema,
  ]);

/** A whole number between two, as a field holds it. */
export const whole = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,5}$/)),
    z.pipe(z.transform(Number), z.number().check(z.gte(least), z.lte(most))),
  );

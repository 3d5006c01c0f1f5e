import * as z from "zod/mini";

/** A required line of text with a maximum length. */
export const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

export const email = z.string().check(z.trim(), z.maxLength(255), z.regex(/^[^\s@]+@[^\s@]+$/));

/** An optional value; an empty one becomes null. */
export const orNothing = <Out>(schema: z.ZodMiniType<Out, string>) =>
  z.union([
    z.pipe(
      z.literal(""),
      z.transform(() => null),
    ),
    schema,
  ]);

/** A whole number within bounds, from a text field. */
export const whole = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,5}$/)),
    z.pipe(z.transform(Number), z.number().check(z.gte(least), z.lte(most))),
  );

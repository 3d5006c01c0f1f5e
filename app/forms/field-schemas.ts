import * as z from "zod/mini";
import { cleanLine } from "#app/domain/clean-text.ts";

/** A line of text, cleaned, with a maximum length; required unless `min` is 0. */
export const line = (limit: number, min = 1) =>
  z.string().check(z.overwrite(cleanLine), z.minLength(min), z.maxLength(limit));

/** An ISO date of this century; an ISO date may have the year 0000, which PostgreSQL refuses. */
export const day = z.iso.date().check(z.startsWith("20"));

/** A month, `2026-11`. */
export const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/));

export const email = z.string().check(z.trim(), z.maxLength(255), z.regex(/^[^\s@]+@[^\s@]+$/));

/** A version, as forms post it. */
export const version = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

/** The id of a row and the version that a list showed, posted as "id version". */
export const versioned = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => {
      const [id, of] = text.split(" ");
      return { id, version: of };
    }),
  ),
  z.object({ id: z.uuid(), version }),
);

/** A text: trimmed, line breaks as \n, without control characters. `limit` counts code points. */
export const lines = (limit: number, unwanted = /[^\P{Cc}\n\t]/gu) =>
  z.string().check(
    z.overwrite((typed) => typed.replace(/\r\n?/g, "\n").replace(unwanted, "").trim().toWellFormed()),
    z.minLength(1),
    z.refine((text) => Array.from(text).length <= limit),
  );

/** An optional value; an empty one becomes null. */
export const orNull = <Out>(schema: z.ZodMiniType<Out, string>) =>
  z.union([
    z.pipe(
      z.literal(""),
      z.transform(() => null),
    ),
    schema,
  ]);

/** A whole number within bounds, from a text field. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,5}$/)),
    z.pipe(z.transform(Number), z.number().check(z.gte(min), z.lte(max))),
  );

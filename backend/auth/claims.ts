import { z } from "zod";

/** The claims of an access token that our code reads; the others are passed to the database as they are. */
export const accessClaims = z.looseObject({
  sub: z.uuid(),
  email: z.string().default(""),
  aal: z.enum(["aal1", "aal2"]),
  session_id: z.uuid(),
  role: z.literal("authenticated"),
  exp: z.number(),
});

export type AccessClaims = z.output<typeof accessClaims>;

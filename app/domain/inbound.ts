import * as z from "zod/mini";
import type { Level } from "./level.ts";

/** When the last emails came in, and how many active sales reps have no meeting link (private.inbound_facts). */
export const inboundFacts = z.object({
  reply: z.nullable(z.coerce.date()),
  sales: z.nullable(z.coerce.date()),
  withoutLink: z.number(),
});

export interface InboundState extends z.output<typeof inboundFacts> {
  /** The address of the sales mailbox; null without REPLY_DOMAIN. */
  address: string | null;
  /** Whether this process receives emails (REPLY_SMTP_PORT). */
  isOpen: boolean;
}

/** Whether customers' replies and emails to the sales mailbox come in, as far as it can be known. */
export function incomingFinding({ address, isOpen, reply, sales }: InboundState): {
  level: Level;
  finding: "missing" | "closed" | "untried" | "salesUntried" | "fine";
} {
  if (address === null) return { level: "warning", finding: "missing" };
  if (!reply && !sales)
    return isOpen ? { level: "warning", finding: "untried" } : { level: "error", finding: "closed" };
  return sales ? { level: "ok", finding: "fine" } : { level: "warning", finding: "salesUntried" };
}

/** Whether each demo that is booked gets a meeting link by itself. */
export function meetingFinding({ withoutLink }: Pick<InboundState, "withoutLink">): {
  level: Level;
  finding: "fine" | "missing";
} {
  return withoutLink === 0 ? { level: "ok", finding: "fine" } : { level: "warning", finding: "missing" };
}

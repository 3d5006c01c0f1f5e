import type { RequestContext } from "#app/forms/submit-form.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { RateLimited } from "#backend/database/errors.ts";
import { cancelDemo, moveDemo } from "./change-own-demo.server.ts";
import { type DemoLink, ownDemoHref } from "./link.ts";
import { chosenSlot } from "./schema.ts";
import { reasonCharacters } from "./slots.ts";

/** Why a change was not made, and what the visitor had chosen. */
export interface NotChanged {
  reason: "taken" | "closed" | "timeMissing" | "failed" | "rateLimited";
  day: string;
  /** The reason for cancelling as it was typed. */
  why?: string;
}

/**
 * Moves or cancels a booking from the form on its page. Gives the URL to redirect to, or why nothing was changed; with
 * an invalid link that is the page itself, which says so. Never throws.
 */
export async function changeDemo(
  form: FormData,
  link: DemoLink,
  locale: Locale,
  { database, clientIp, reportError }: RequestContext,
): Promise<{ address: string } | NotChanged> {
  const day = String(form.get("selectedDate") ?? "");
  const page = ownDemoHref("change", link, locale);
  // Browsers send line breaks as CRLF. Other control characters are removed.
  const reason = String(form.get("why") ?? "")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]/gu, "")
    .trim()
    .slice(0, reasonCharacters);
  try {
    if (form.get("do") === "cancel") {
      await cancelDemo(database, link, { clientIp }, reason);
      return { address: page };
    }
    const startsAt = chosenSlot(Object.fromEntries(form));
    if (!startsAt) return { reason: "timeMissing", day };
    const moved = await moveDemo(database, link, startsAt, { clientIp });
    if ("link" in moved) return { address: `${ownDemoHref("change", moved.link, locale)}&moved` };
    return moved.result === "taken" || moved.result === "closed"
      ? { reason: moved.result, day }
      : { address: page };
  } catch (error) {
    if (error instanceof RateLimited) return { reason: "rateLimited", day, why: reason };
    reportError(error);
    return { reason: "failed", day, why: reason };
  }
}

import { useEffect, useEffectEvent } from "react";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { whenIdle } from "#app/ui/when-idle.ts";
import { formPages } from "./form-names.ts";
import { repeatWork } from "./repeat-work.ts";
import { browserStores, pendingForms } from "./saved-forms.ts";

/**
 * Sends the forms that waited for the network: when it is back, or at the next visit. A browser may be online before
 * anything can be reached, so what could not be sent is tried again. Rendered once on a page.
 */
export function SubmissionQueue({ locale }: { locale: Locale }) {
  const send = useEffectEvent(async () => {
    if (!isAnyPending()) return false;
    // Few visitors have a form waiting: the others need not load this code.
    const [{ announceOutcome, connectTabs, inOneTab, sendPendingForms }, { postForm }] = await Promise.all([
      import("./pending-forms.ts"),
      import("./submit-result.ts"),
    ]);
    connectTabs();
    const outcomes = await inOneTab(() =>
      sendPendingForms(browserStores, (name, form) => postForm(pageHref(formPages[name], locale), form)),
    );
    for (const outcome of outcomes) announceOutcome(outcome);
    return outcomes.some(({ result }) => result);
  });
  useEffect(() => {
    const { start, stop } = repeatWork(send, isAnyPending);
    // The first access to the browser's storage takes some milliseconds.
    whenIdle(start);
    window.addEventListener("online", start);
    return () => {
      stop();
      window.removeEventListener("online", start);
    };
  }, []);
  return null;
}

/** Whether a form waits that can be sent now. */
function isAnyPending(): boolean {
  return navigator.onLine && pendingForms(browserStores).length > 0;
}

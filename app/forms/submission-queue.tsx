import { useEffect, useEffectEvent } from "react";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { whenIdle } from "#app/ui/when-idle.ts";
import { formNames, formPages } from "./form-names.ts";
import { browserStores, savedForm } from "./saved-forms.ts";
import type { Notify } from "./use-submission.ts";

/** How long (ms) until forms that could not be sent are tried again; twice as long after each attempt. */
const firstRetryMilliseconds = 5_000;

/**
 * Sends the forms that waited for the network: when it is back, or at the next visit. A browser may be online before
 * anything can be reached, so what could not be sent is tried again. Rendered once on a page.
 */
export function SubmissionQueue({ locale, notify }: { locale: Locale; notify: Notify }) {
  const send = useEffectEvent(async () => {
    if (!navigator.onLine || !isAnyPending()) return;
    // Few visitors have a form waiting: the others need not load this code.
    const [{ dispatchOutcome, sendPendingForms }, { postForm }] = await Promise.all([
      import("./pending-forms.ts"),
      import("./submit-result.ts"),
    ]);
    const settled = await sendPendingForms(browserStores, (name, form) =>
      postForm(pageHref(formPages[name], locale), form),
    );
    for (const outcome of settled) {
      dispatchOutcome(outcome);
      notify(outcome.result.ok ? "success" : "error", ...outcome.message);
    }
  });
  useEffect(() => {
    let retry = 0;
    let delay = firstRetryMilliseconds;
    const sendAndRepeat = async () => {
      clearTimeout(retry);
      await send().catch(() => {});
      if (!navigator.onLine || !isAnyPending()) return;
      retry = window.setTimeout(sendAndRepeat, delay);
      delay *= 2;
    };
    // The first access to the browser's storage takes some milliseconds.
    whenIdle(sendAndRepeat);
    window.addEventListener("online", sendAndRepeat);
    return () => {
      clearTimeout(retry);
      window.removeEventListener("online", sendAndRepeat);
    };
  }, []);
  return null;
}

function isAnyPending(): boolean {
  return formNames.some((name) => savedForm(browserStores, "pending", name));
}

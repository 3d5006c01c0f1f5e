import { useEffect, useEffectEvent } from "react";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { whenIdle } from "#app/ui/when-idle.ts";
import { formNames, formPages } from "./form-names.ts";
import { browserStores, savedForm } from "./saved-forms.ts";
import type { Notify } from "./use-submission.ts";

/** Sends the forms that waited for the network: when it is back, or at the next visit. Rendered once on a page. */
export function SubmissionQueue({ locale, notify }: { locale: Locale; notify: Notify }) {
  const send = useEffectEvent(async () => {
    if (!navigator.onLine || !formNames.some((name) => savedForm(browserStores, "pending", name))) return;
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
    const onOnline = () => void send();
    // The first access to the browser's storage takes some milliseconds.
    whenIdle(onOnline);
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, []);
  return null;
}

import { useEffect, useRef } from "react";
import { YesAbove } from "#app/forms/yes-first.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { QuoteForm } from "./quote-form.tsx";
import type { QuoteFormData } from "./words.ts";

export const quoteDialogId = "offert-dialog";

interface QuoteDialogProps {
  locale: Locale;
  data: QuoteFormData;
  onClosed: () => void;
}

/**
 * The quote modal (product 10). It is open while it is rendered; Avbryt, the icon, Escape, the backdrop and a sent form
 * close it.
 */
export function QuoteDialog({ locale, data, onClosed }: QuoteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (!current) return;
    if (!current.open) {
      current.showModal();
      // Not the links above the form.
      current.querySelector<HTMLElement>("form :is(input, select, textarea):not([type=hidden])")?.focus();
    }
    current.addEventListener("close", onClosed);
    return () => current.removeEventListener("close", onClosed);
  }, [onClosed]);
  const close = () => dialog.current?.close();

  return (
    <Dialog id={quoteDialogId} ref={dialog} title={data.title} closeLabel={data.messages.close} wide>
      <p>{data.lead}</p>
      <YesAbove yes={data.yes} source="quote-dialog" />
      <QuoteForm key={data.form} locale={locale} data={data} onSent={close}>
        <Button type="button" kind="outline" size="large" onClick={close}>
          {data.messages.cancel}
        </Button>
      </QuoteForm>
      <p className="quote-other">
        {data.other.text}{" "}
        <a href={data.other.href} data-quote={data.form === "guard" ? "orderGuard" : "guard"}>
          {data.other.link}
        </a>
      </p>
    </Dialog>
  );
}

import { Button } from "#app/ui/button.tsx";
import type { Consent } from "./consent.ts";

/** A button that opens the consent dialog again. */
export function ConsentChoice({ consent, label }: { consent: Consent; label: string }) {
  const open = () => import("./ask-consent.ts").then(({ showChoice }) => showChoice(consent));
  return (
    <Button type="button" kind="secondary" data-needs-script onClick={open}>
      {label}
    </Button>
  );
}

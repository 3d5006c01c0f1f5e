import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepInput } from "./document/keep-input.ts";
import { acceptMovedTexts } from "./document/moved-texts.ts";
import { showCriticalError } from "./layout/critical-error.ts";

// In a task of its own, because evaluating React DOM is a long one.
setTimeout(() => {
  const restoreInput = keepInput();
  acceptMovedTexts();
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />, {
      onUncaughtError: showCriticalError,
      onRecoverableError(error) {
        restoreInput();
        reportError(error);
      },
    });
  });
});

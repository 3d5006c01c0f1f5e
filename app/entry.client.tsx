import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { showCriticalError } from "./layout/critical-error.ts";

// In a task of its own, because evaluating React DOM is a long one.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />, { onUncaughtError: showCriticalError });
  }),
);

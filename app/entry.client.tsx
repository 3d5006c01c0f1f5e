import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { showCriticalError } from "./layout/critical-error.ts";

// In a task of its own: evaluating React DOM was one already.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />, { onUncaughtError: showCriticalError });
  }),
);

import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { showCriticalError } from "./layout/critical-error.ts";

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />, { onUncaughtError: showCriticalError });
});

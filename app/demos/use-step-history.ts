import { useEffect } from "react";
import { isStep, type Step } from "./steps.ts";

/** The step that the URL's hash names ("#details"): the first one without a hash, null for another hash. */
export function stepInAddress(): Step | null {
  const step = location.hash.slice(1) || "time";
  return isStep(step) ? step : null;
}

/**
 * Makes the browser's back and forward buttons go between the steps. Gives the function that goes to a step; it passes
 * on the history state, which React Router has written, since the page stays the same.
 */
export function useStepHistory(show: (step: Step) => void): (step: Step, mode?: "replace") => void {
  useEffect(() => {
    const onReturn = () => {
      const step = stepInAddress();
      if (step) show(step);
    };
    addEventListener("popstate", onReturn);
    return () => removeEventListener("popstate", onReturn);
  }, [show]);
  return (step, mode) => {
    if (step !== stepInAddress()) {
      const address = location.pathname + location.search + (step === "time" ? "" : `#${step}`);
      if (mode === "replace") history.replaceState(history.state, "", address);
      else history.pushState(history.state, "", address);
    }
    show(step);
  };
}

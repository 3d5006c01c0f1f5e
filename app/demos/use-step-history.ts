import { useEffect } from "react";
import { isStep, type Step } from "./steps.ts";

/** The step in the address's hash, "#details"; the first for none, null for another hash. */
export function stepInAddress(): Step | null {
  const named = location.hash.slice(1) || "time";
  return isStep(named) ? named : null;
}

/**
 * Makes the browser's back and forward buttons go between the steps. Gives the function that goes to a step; it keeps
 * the state that React Router has in the history, since the page is the same.
 */
export function useStepHistory(show: (step: Step) => void): (step: Step, how?: "replace") => void {
  useEffect(() => {
    const onReturn = () => {
      const step = stepInAddress();
      if (step) show(step);
    };
    addEventListener("popstate", onReturn);
    return () => removeEventListener("popstate", onReturn);
  }, [show]);
  return (step, how) => {
    if (step !== stepInAddress()) {
      const address = location.pathname + location.search + (step === "time" ? "" : `#${step}`);
      if (how === "replace") history.replaceState(history.state, "", address);
      else history.pushState(history.state, "", address);
    }
    show(step);
  };
}

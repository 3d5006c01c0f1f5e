import { useEffect } from "react";
import { isStep, type Step } from "./steps.ts";

/** The step that the address names by its hash: "#details"; the first for none, null for a hash of another kind. */
export function stepInAddress(): Step | null {
  const named = location.hash.slice(1) || "time";
  return isStep(named) ? named : null;
}

/**
 * Makes the browser's own back and forward go between the steps. Gives the function that goes to one; it takes
 * the state that React Router keeps in the history along, as the page is the same.
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

import { createContext, use } from "react";
import { IconOf } from "#app/ui/icon.tsx";
import "./others-here.css";

/** Who else has the shown lead or article open, in words; "" for nobody (use-admin-changes.ts). */
export const OthersContext = createContext("");

/** A line that says who else is here: "Eva Ström skriver". */
export function OthersHere() {
  const others = use(OthersContext);
  return (
    <p className="others-here" role="status">
      {others ? (
        <>
          <IconOf path="M2.5 12C5 7.500 8.500 5.500 12 5.500C15.500 5.500 19 7.500 21.500 12C19 16.500 15.500 18.500 12 18.500C8.500 18.500 5 16.500 2.500 12ZM12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9" />
          {others}
        </>
      ) : null}
    </p>
  );
}

import { useEffect, useRef } from "react";
import { useLocation, useSubmit } from "react-router";

/** How long (ms) somebody must pause before what is typed so far is searched for. */
const pauseMilliseconds = 250;

/**
 * Searches while somebody types in the field of a form of GET; what is open beside the list stays open. What a link or
 * the Back button searches for is shown in the field too.
 */
export function useTypedSearch(searched = "") {
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef(0);
  const submit = useSubmit();
  const { pathname } = useLocation();
  useEffect(() => {
    if (field.current && !field.current.matches(":focus")) field.current.value = searched;
  }, [searched]);
  const stop = () => {
    clearTimeout(pause.current);
    pause.current = 0;
  };
  useEffect(() => () => clearTimeout(pause.current), []);
  const search = () => {
    stop();
    void submit(field.current?.form ?? null, { action: pathname, replace: true, preventScrollReset: true });
  };
  return {
    field,
    onChange() {
      stop();
      pause.current = window.setTimeout(search, pauseMilliseconds);
    },
    // Somebody who leaves the field goes elsewhere next, which a late search would undo.
    onBlur: () => pause.current && search(),
    onSubmit: stop,
  };
}

import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { Link } from "react-router";
import { fill } from "#app/i18n/fill.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { FormButton } from "./hidden-fields.tsx";
import type { Outcome } from "./outcome.ts";
import "#app/ui/notice.css";

interface AdminNoticeProps {
  outcome: Outcome | undefined;
  /** Undoes without leaving what is open. */
  fetcher?: ComponentProps<typeof FormButton>["fetcher"];
  /** Leaves the focus where it is: in a list whose rows are changed one after the other. */
  staysAside?: boolean;
  /** The label of the button that undoes the change. */
  undo?: string;
  /** What was changed, on a page with several things. */
  about?: { title: string; href: string } | undefined;
}

/**
 * Shows the outcome of a form or its errors, and takes the focus; with what a colleague changed meanwhile, and a button
 * that undoes the change.
 */
export function AdminNotice({ outcome, undo = "", about, fetcher, staysAside = false }: AdminNoticeProps) {
  const box = useFocusOn(staysAside ? undefined : outcome);
  const left = useSecondsLeft(outcome?.held, box);
  if (!outcome) return null;
  const { done, title, text, held, meanwhile = [] } = outcome;
  // A single error that the text names already needs no list.
  const errors = outcome.wrong?.filter((error) => error.text !== text) ?? [];
  if (errors.length > 0) return <ErrorSummary ref={box} title={text} errors={errors} />;
  return (
    <Notice
      ref={box}
      done={done}
      title={title}
      text={
        <>
          {about ? (
            <>
              <Link to={about.href}>{about.title}</Link>:{" "}
            </>
          ) : null}
          {text}
          {held && left ? (
            // Nobody wants each second read out.
            <small className="notice__seconds" aria-hidden="true">
              {fill(held.text, { seconds: String(left) })}
            </small>
          ) : null}
        </>
      }
    >
      {meanwhile.length > 0 ? (
        <ul>
          {meanwhile.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      ) : null}
      {outcome.undo && left !== 0 ? (
        <FormButton values={outcome.undo} fetcher={fetcher} shortcut="z">
          {undo}
        </FormButton>
      ) : null}
    </Notice>
  );
}

/**
 * The seconds that are left of those in which an outcome can be undone; null for one without an end. When the last one
 * is over the notice keeps the focus that its button had.
 */
function useSecondsLeft(held: Outcome["held"], box: RefObject<HTMLElement | null>): number | null {
  const [shown, setShown] = useState({ held, left: held?.seconds ?? null });
  if (shown.held !== held) setShown({ held, left: held?.seconds ?? null });
  useEffect(() => {
    if (!held) return;
    const end = performance.now() + held.seconds * 1_000;
    const ticking = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - performance.now()) / 1_000));
      if (left === 0) {
        clearInterval(ticking);
        if (box.current?.contains(document.activeElement)) box.current.focus();
      }
      setShown({ held, left });
    }, 250);
    return () => clearInterval(ticking);
  }, [held, box]);
  return shown.left;
}

/** A ref for an element that is focused at each new result, unless somebody writes before the page is hydrated. */
export function useFocusOn(result: object | null | undefined) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const isHydrated = document.documentElement.hasAttribute("data-hydrated");
    if (result && (isHydrated || document.activeElement === document.body)) box.current?.focus();
  }, [result]);
  return box;
}

interface NoticeProps {
  ref: Ref<HTMLElement>;
  done: boolean;
  title?: string | null | undefined;
  text: ReactNode;
  children?: ReactNode;
}

/** A box that says what was done, or why not. */
export function Notice({ ref, done, title, text, children }: NoticeProps) {
  return (
    <section
      ref={ref}
      className={done ? "notice" : "notice notice--refused"}
      role={done ? "status" : "alert"}
      tabIndex={-1}
    >
      <Icon name={done ? "check" : "warn"} />
      <div>
        {title ? <b>{title}</b> : null}
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}

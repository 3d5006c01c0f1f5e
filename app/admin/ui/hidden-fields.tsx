import type { ReactNode } from "react";
import { type FetcherWithComponents, Form, useNavigation } from "react-router";
import type { HiddenValues } from "./outcome.ts";

/** Hidden fields of a form; a list is sent value by value. */
export function HiddenFields({ values }: { values: HiddenValues }) {
  return Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((each) => <input key={`${name} ${each}`} type="hidden" name={name} value={each} />),
  );
}

interface FormButtonProps {
  values: HiddenValues;
  className?: string;
  label?: string | undefined;
  /** The key that presses it (admin-shortcuts.tsx). */
  shortcut?: string;
  /** Sends the form without leaving what is open. */
  fetcher?: Pick<FetcherWithComponents<unknown>, "Form" | "state"> | undefined;
  children: ReactNode;
}

/**
 * A form of hidden fields and one button, which looks like a link unless it has another class. While anything is sent or
 * loaded a press does nothing.
 */
export function FormButton(props: FormButtonProps) {
  const { values, className = "plain-button", label, shortcut, fetcher, children } = props;
  const navigation = useNavigation();
  const isBusy = (fetcher ?? navigation).state !== "idle";
  const { Form: SentForm } = fetcher ?? { Form };
  return (
    <SentForm method="post" preventScrollReset onSubmit={(event) => isBusy && event.preventDefault()}>
      <HiddenFields values={values} />
      <button
        type="submit"
        className={className}
        aria-label={label}
        aria-disabled={isBusy}
        aria-keyshortcuts={shortcut}
      >
        {children}
      </button>
    </SentForm>
  );
}

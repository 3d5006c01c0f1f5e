import { type ReactNode, type Ref, useImperativeHandle, useRef } from "react";
import { Icon } from "./icon.tsx";
import "./dialog.css";

interface DialogProps {
  /** Any `<button command="show-modal" commandfor={id}>` opens it, also before hydration and without script. */
  id: string;
  title: string;
  closeLabel: string;
  wide?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLDialogElement>;
}

/**
 * A modal dialog: a card in the middle, a sheet from below on a phone. Closes by its button, Escape and the backdrop;
 * the browser moves the focus in and back.
 */
export function Dialog({ id, title, closeLabel, wide, children, ref }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current);

  return (
    <dialog
      ref={dialog}
      id={id}
      className={wide ? "dialog dialog--wide" : "dialog"}
      closedby="any"
      aria-labelledby={`${id}-title`}
    >
      <div className="tape tape--thin" aria-hidden="true" />
      <h2 className="dialog__title" id={`${id}-title`}>
        {title}
      </h2>
      <div className="dialog__body">{children}</div>
      {/* Last in the DOM, so that the first field and not this button is focused when the dialog opens. */}
      <button type="button" className="dialog__close" command="close" commandfor={id}>
        <Icon name="x" />
        {closeLabel}
      </button>
    </dialog>
  );
}

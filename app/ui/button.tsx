import type { ReactNode } from "react";

declare module "react" {
  // Invoker commands: HTML that React passes on, but its types do not know yet.
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | "request-close";
    commandfor?: string;
  }
}

interface DialogButtonProps {
  /** The id of the dialog it opens. */
  dialog: string;
  className: string;
  children: ReactNode;
}

/** A button that opens a dialog, before hydration too: the browser does it. */
export function DialogButton({ dialog, className, children }: DialogButtonProps) {
  return (
    <button type="button" className={className} command="show-modal" commandfor={dialog}>
      {children}
    </button>
  );
}

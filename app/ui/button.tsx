import type { ReactNode } from "react";

declare module "react" {
  // Invoker commands, which React passes on but its types don't know yet.
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | "request-close";
    commandfor?: string;
  }
}

interface DialogButtonProps {
  /** The id of the dialog that it opens. */
  dialog: string;
  className: string;
  children: ReactNode;
}

/** A button that opens a dialog, also before hydration: the browser does it. */
export function DialogButton({ dialog, className, children }: DialogButtonProps) {
  return (
    <button type="button" className={className} command="show-modal" commandfor={dialog}>
      {children}
    </button>
  );
}

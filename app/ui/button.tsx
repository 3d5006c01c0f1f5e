import type { ComponentProps, ElementType } from "react";

declare module "react" {
  // Invoker commands, which React passes on but its types don't know yet.
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | "request-close";
    commandfor?: string;
  }
}

interface ButtonLook {
  /** At most one primary in a view. */
  kind: "primary" | "secondary" | "outline";
  size?: "small" | "large" | undefined;
  className?: string;
}

export type ButtonProps<Tag extends ElementType = "button"> = ButtonLook & { as?: Tag } & Omit<
    ComponentProps<Tag>,
    keyof ButtonLook
  >;

/** A button that does something, or `as` a link of any kind with the same look. */
export function Button<Tag extends ElementType = "button">(props: ButtonProps<Tag>) {
  const { as: Element = "button", kind, size, className, ...rest } = props as ButtonProps<ElementType>;
  const classes = ["button", `button--${kind}`, size && `button--${size}`, className];
  return <Element className={classes.filter(Boolean).join(" ")} {...rest} />;
}

/** A button that opens a dialog by its id, by an invoker command: it works before hydration too. */
export function DialogButton({ dialog, ...props }: ButtonProps & { dialog: string }) {
  return <Button type="button" command="show-modal" commandfor={dialog} {...props} />;
}

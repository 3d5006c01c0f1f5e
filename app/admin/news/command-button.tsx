import type { ComponentProps } from "react";

interface CommandButtonProps extends Omit<ComponentProps<"button">, "type" | "name" | "onClick"> {
  /** The command for the server without script: "remove:b3". */
  value: string;
  onCommand(): void;
}

/** A button of the editor: with script it runs `onCommand`, without it it posts the form. */
export function CommandButton({ onCommand, ...button }: CommandButtonProps) {
  return (
    <button
      {...button}
      type="submit"
      name="intent"
      onClick={(event) => {
        event.preventDefault();
        onCommand();
      }}
    />
  );
}

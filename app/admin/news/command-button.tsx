import type { ComponentProps } from "react";

interface ActButtonProps extends Omit<ComponentProps<"button">, "type" | "name" | "onClick"> {
  /** The command for the server without script: "remove:b3". */
  value: string;
  isLive: boolean;
  onCommand(): void;
}

/** A button of the editor: with script it runs `onCommand`, without it it posts the form. */
export function CommandButton({ isLive, onCommand, ...button }: ActButtonProps) {
  return (
    <button
      {...button}
      type="submit"
      name="intent"
      onClick={(event) => {
        if (!isLive) return;
        event.preventDefault();
        onCommand();
      }}
    />
  );
}

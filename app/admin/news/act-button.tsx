import type { ComponentProps } from "react";

interface ActButtonProps extends Omit<ComponentProps<"button">, "type" | "name" | "onClick"> {
  /** The command for the server without script: "remove:b3". */
  value: string;
  isLive: boolean;
  onAct(): void;
}

/** A button of the editor: with script it acts in the browser, without it it sends the form. */
export function ActButton({ isLive, onAct, ...button }: ActButtonProps) {
  return (
    <button
      {...button}
      type="submit"
      name="intent"
      onClick={(event) => {
        if (!isLive) return;
        event.preventDefault();
        onAct();
      }}
    />
  );
}

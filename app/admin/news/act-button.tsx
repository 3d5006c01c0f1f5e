import type { ComponentProps } from "react";

interface ActButtonProps extends Omit<ComponentProps<"button">, "type" | "name" | "onClick"> {
  /** What the form asks the server for: "remove:b3". */
  value: string;
  isLive: boolean;
  onAct(): void;
}

/** A button of the editor that acts in the browser where script runs, and is sent with the form where it does not. */
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

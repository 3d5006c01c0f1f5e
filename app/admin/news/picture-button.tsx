import { type ComponentProps, useRef } from "react";
import { pictureTypes } from "#app/news/media.ts";
import { Button } from "#app/ui/button.tsx";

interface PictureButtonProps
  extends Pick<ComponentProps<"button">, "className" | "children" | "tabIndex" | "onFocus"> {
  label?: string;
  onFile(file: File): void;
}

/** A button that lets somebody choose a picture file. */
export function PictureButton({ label, onFile, ...button }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...button}
        type="button"
        kind="outline"
        size="small"
        aria-label={label}
        title={label}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept={pictureTypes}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = "";
        }}
      />
    </>
  );
}

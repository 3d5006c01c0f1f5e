import { useState } from "react";
import { pictureTypes } from "#app/news/media.ts";
import { Button } from "#app/ui/button.tsx";

interface UploadButtonProps {
  messages: { upload: string; uploading: string; send: string };
  /** The path that the picture is posted to. */
  action: string;
}

/** Opens the picker and uploads the chosen picture. Without script a second button sends it. */
export function UploadButton({ messages, action }: UploadButtonProps) {
  const [isSending, setIsSending] = useState(false);
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={action}
      className="actions"
      onSubmit={() => setIsSending(true)}
    >
      <Button as="label" kind="primary" size="small" className="media-upload">
        {isSending ? messages.uploading : messages.upload}
        <input
          type="file"
          name="image"
          accept={pictureTypes}
          className="visually-hidden"
          // What was chosen before hydration.
          ref={sendChosen}
          onChange={({ currentTarget }) => sendChosen(currentTarget)}
        />
      </Button>
      <noscript>
        <Button kind="outline" size="small">
          {messages.send}
        </Button>
      </noscript>
    </form>
  );
}

function sendChosen(input: HTMLInputElement | null): void {
  if (input?.files?.length) input.form?.requestSubmit();
}

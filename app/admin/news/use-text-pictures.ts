import { type ClipboardEvent, type DragEvent, useState } from "react";
import { pictureRow, type Row } from "#app/news/content.ts";
import type { EditorData } from "./news-editor.server.ts";
import { uploadPicture } from "./upload-picture.ts";

/** The id of the row that an element is in. */
export function rowIdOf(target: EventTarget | null): string | null {
  const row = target instanceof Element ? target.closest(".news-row") : null;
  return row?.id.replace(/^rad-/, "") ?? null;
}

/** The first picture among files that are pasted or dropped. */
function pictureIn({ files }: DataTransfer): File | undefined {
  return [...files].find(({ type }) => type.startsWith("image/"));
}

/**
 * Pictures within an article: chosen by a button, pasted or dropped. Each is uploaded at once and becomes a row of its
 * own, below the row that it was put into (null: the last one). `status` says how the upload goes.
 */
export function useTextPictures(data: EditorData, onInsert: (row: Row, after: string | null) => void) {
  const { panel } = data.messages;
  const [status, setStatus] = useState<{ text: string; isBad: boolean } | null>(null);
  const insert = async (file: File, after: string | null) => {
    setStatus({ text: panel.uploading, isBad: false });
    const uploaded = await uploadPicture(file, data);
    if ("problem" in uploaded) return setStatus({ text: uploaded.problem, isBad: true });
    setStatus(null);
    const { picture } = uploaded;
    const known = data.pictures.find(({ hash }) => hash === picture.hash);
    const alt = { sv: known?.altSv ?? "", en: known?.altEn ?? "" };
    onInsert(pictureRow(crypto.randomUUID(), picture, alt), after);
  };
  const take = (event: ClipboardEvent | DragEvent, transfer: DataTransfer) => {
    const file = pictureIn(transfer);
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    void insert(file, rowIdOf(event.target));
  };
  return {
    status,
    insert,
    handlers: {
      onPasteCapture(event: ClipboardEvent) {
        // A word processor adds a picture of the text that it copies.
        if (!event.clipboardData.types.includes("text/html")) take(event, event.clipboardData);
      },
      onDropCapture: (event: DragEvent) => take(event, event.dataTransfer),
      onDragOver(event: DragEvent) {
        if (event.dataTransfer.types.includes("Files")) event.preventDefault();
      },
    },
  };
}

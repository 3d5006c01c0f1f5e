import { maxImageBytes, type Picture } from "#app/news/media.ts";
import type { EditorData } from "./news-editor.server.ts";

/** Uploads a picture for an article (image-route.ts); gives it, or why it could not be stored. */
export async function uploadPicture(
  file: File,
  { hrefs, messages: { panel } }: Pick<EditorData, "hrefs" | "messages">,
): Promise<{ picture: Picture } | { problem: string }> {
  if (file.size > maxImageBytes) return { problem: panel.imageTooBig };
  const body = new FormData();
  body.set("image", file);
  const request = { method: "POST", headers: { accept: "application/json" }, body };
  const response = await fetch(hrefs.image, request).catch(() => null);
  // Null without a response or JSON: the site or its database is down, or the session has ended.
  const uploaded = await response?.json().catch(() => null);
  if (response?.ok && uploaded) return { picture: uploaded };
  return { problem: uploaded?.text ?? panel.imageFailed };
}

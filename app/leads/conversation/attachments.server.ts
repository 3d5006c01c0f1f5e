import type { Attachment } from "./attachments.ts";
import { maxAttachmentBytes, maxAttachments } from "./attachments.ts";

/**
 * The attachments that a form posts as `files`, or which limit they exceed. An input without a chosen file posts an
 * empty one, which is left out.
 */
export async function readAttachments(form: FormData): Promise<Attachment[] | "tooMany" | "tooLarge"> {
  const chosen = form.getAll("files").filter((file) => file instanceof File && file.size > 0) as File[];
  if (chosen.length > maxAttachments) return "tooMany";
  if (chosen.reduce((bytes, { size }) => bytes + size, 0) > maxAttachmentBytes) return "tooLarge";
  return Promise.all(
    chosen.map(async (file) => ({
      name: nameOf(file.name),
      kind: kindOf(file.type),
      content: Buffer.from(await file.arrayBuffer()),
    })),
  );
}

/**
 * A file's name without folders or control characters; a long name is cut to its last 150 characters, which have the
 * extension.
 */
function nameOf(name: string): string {
  const plain = name
    .replace(/[^\P{C}]/gu, "")
    .replace(/^.*[/\\]/, "")
    .trim();
  return Array.from(plain).slice(-150).join("") || "fil";
}

/** The media type that the browser posted, if it is a valid one. */
function kindOf(type: string): string {
  const kind = (type.split(";")[0] ?? "").trim().toLowerCase();
  return /^[a-z0-9.+-]{1,60}\/[a-z0-9.+-]{1,100}$/.test(kind) ? kind : "application/octet-stream";
}

import type { ReplyFile } from "./reply-files.ts";
import { mostReplyFileBytes, mostReplyFiles } from "./reply-files.ts";

/**
 * The attachments that a form sends as `files`, in their order; which limit they break when they are too many or too
 * large. A file input in which nothing was chosen sends an empty one.
 */
export async function readReplyFiles(form: FormData): Promise<ReplyFile[] | "tooMany" | "tooLarge"> {
  const chosen = form.getAll("files").filter((file) => file instanceof File && file.size > 0) as File[];
  if (chosen.length > mostReplyFiles) return "tooMany";
  if (chosen.reduce((bytes, { size }) => bytes + size, 0) > mostReplyFileBytes) return "tooLarge";
  return Promise.all(
    chosen.map(async (file) => ({
      name: nameOf(file.name),
      kind: kindOf(file.type),
      content: Buffer.from(await file.arrayBuffer()),
    })),
  );
}

/** A file's name without a folder or control characters, its end kept when it is too long. */
function nameOf(name: string): string {
  const plain = name
    .replace(/[^\P{C}]/gu, "")
    .replace(/^.*[/\\]/, "")
    .trim();
  return Array.from(plain).slice(-150).join("") || "fil";
}

/** What the browser says that it is, where that is a media type. */
function kindOf(type: string): string {
  const kind = (type.split(";")[0] ?? "").trim().toLowerCase();
  return /^[a-z0-9.+-]{1,60}\/[a-z0-9.+-]{1,100}$/.test(kind) ? kind : "application/octet-stream";
}

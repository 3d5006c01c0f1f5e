import { open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { makeFolder } from "#backend/files.ts";
import { derivedId } from "./derived-id.ts";
import { type IdentifiedEmail, toMessage } from "./message.ts";

const writer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/**
 * Stores an email as a file that any mail program opens, `<time>_<Message-ID>.eml`, so that names sort by time. An email
 * that is stored already (same Message-ID) stays as it is. The file is written atomically, is on disk when this returns,
 * and only its owner can read it.
 */
export async function storeInOutbox(
  folder: string,
  email: IdentifiedEmail,
  from: string,
  now = new Date(),
): Promise<void> {
  const { message } = await writer.sendMail({ ...toMessage(email, from), date: now });
  makeFolder(folder, 0o700);
  const ending = `_${email.messageId.slice(1, -1)}.eml`;
  if ((await readdir(folder)).some((name) => name.endsWith(ending))) return;

  const name = stampOf(now) + ending;
  const draft = join(folder, `.${name}.draft`);
  const file = await open(draft, "w", 0o600);
  try {
    try {
      await file.writeFile(message);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, join(folder, name));
  } catch (error) {
    // On a full disk half-written emails must not accumulate; the next attempt writes the email again.
    await rm(draft, { force: true });
    throw error;
  }
}

/** Deletes the emails about the requests, bookings or accounts with these ids. */
export async function eraseEmailsAbout(folder: string, ids: readonly string[]): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  // The names of older files have the id itself.
  const marks = ids.flatMap((id) => [`_${derivedId(id)}.`, `_${id}.`]);
  const isAbout = (name: string) => marks.some((mark) => name.includes(mark));
  await Promise.all(names.filter(isAbout).map((name) => rm(join(folder, name))));
}

/** A half-written email of this age was left by a process that has ended. */
const draftMilliseconds = milliseconds.hour;

/** Deletes the emails from before a date, and half-written ones that are an hour old. A missing folder has none. */
export async function eraseFromOutbox(folder: string, before: Date, now = new Date()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const isOld = (name: string) => {
    const [stamp] = /\d{8}T\d{9}Z/.exec(name) ?? [];
    const limit = name.endsWith(".draft") ? new Date(now.getTime() - draftMilliseconds) : before;
    return stamp !== undefined && stamp < stampOf(limit);
  };
  await Promise.all(names.filter(isOld).map((name) => rm(join(folder, name))));
}

/** The time at the beginning of file names, e.g. 20261119T124205123Z. */
function stampOf(time: Date): string {
  return time.toISOString().replace(/[-:.]/g, "");
}

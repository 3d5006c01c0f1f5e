/** How the UIDs of our own demos begin, in every calendar file of ours. */
export const ownUidPrefix = "demo-";

/** Whether a UID is that of a demo of ours: the prefix, and the hash of its id (backend/mail/derived-id.ts). */
export function isOwnUid(uid: string): boolean {
  return /^demo-[0-9a-f]{32}\b/.test(uid);
}

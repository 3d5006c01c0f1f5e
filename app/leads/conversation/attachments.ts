/** An attachment as it is stored, without its content. */
export interface FileRow {
  id: string;
  name: string;
  kind: string;
  size: number;
}

export interface ReplyFile {
  name: string;
  kind: string;
  content: Buffer;
}

export const maxReplyFiles = 5;

/** The limit for all attachments of one email: many mail servers refuse more than 10 MB, and base64 adds a third. */
export const maxReplyFileBytes = 7_000_000;

/** An attachment as it is stored, without its content. */
export interface FileRow {
  id: string;
  name: string;
  kind: string;
  size: number;
}

export interface Attachment {
  name: string;
  kind: string;
  content: Buffer;
}

export const maxAttachments = 5;

/** The limit for all attachments of one email: many mail servers refuse more than 10 MB, and base64 adds a third. */
export const maxAttachmentBytes = 7_000_000;

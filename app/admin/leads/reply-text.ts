export interface ReplyText {
  subject: string;
  body: string;
}

export const replyFields = ["subject", "body"] as const satisfies readonly (keyof ReplyText)[];

/** Whether the text differs from that of every template. */
export function isOwnText(written: Partial<ReplyText>, templates: readonly ReplyText[]): boolean {
  return replyFields.some((name) => {
    const text = written[name] ?? "";
    return text.trim() !== "" && !templates.some((template) => template[name] === text);
  });
}

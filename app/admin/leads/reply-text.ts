export interface ReplyText {
  subject: string;
  body: string;
}

export const replyFields = ["subject", "body"] as const satisfies readonly (keyof ReplyText)[];

/** Whether something was written that no template contains. */
export function isOwnText(written: Partial<ReplyText>, templates: readonly ReplyText[]): boolean {
  return replyFields.some((name) => {
    const text = written[name] ?? "";
    return text.trim() !== "" && !templates.some((template) => template[name] === text);
  });
}

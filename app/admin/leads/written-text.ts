export interface WrittenText {
  subject: string;
  body: string;
}

export const writtenFields = ["subject", "body"] as const satisfies readonly (keyof WrittenText)[];

/** Whether the text differs from that of every template. */
export function isOwnText(written: Partial<WrittenText>, templates: readonly WrittenText[]): boolean {
  return writtenFields.some((name) => {
    const text = written[name] ?? "";
    return text.trim() !== "" && !templates.some((template) => template[name] === text);
  });
}

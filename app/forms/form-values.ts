import { type PostedForm, textsOf } from "./posted-form.ts";

/** The values of a form's fields, with the checked radio buttons. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  return textsOf(new FormData(form));
}

/** Restores values in the fields of a form that nobody has changed yet. */
export function restoreValues(form: HTMLFormElement, saved: PostedForm): void {
  for (const [name, value] of Object.entries(saved)) {
    const field = form.elements.namedItem(name);
    if (typeof value === "string" && isUntouched(field)) field.value = value;
  }
}

function isUntouched(field: unknown): field is HTMLInputElement | HTMLSelectElement | RadioNodeList {
  if (field instanceof HTMLSelectElement)
    return Array.from(field.options).every((one) => one.selected || !one.defaultSelected);
  if (!(field instanceof RadioNodeList)) return isTextField(field) && field.value === field.defaultValue;
  return Array.from(field).every(
    (one) => one instanceof HTMLInputElement && one.checked === one.defaultChecked,
  );
}

/** Clears a field, if the form has it. */
export function clearField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (isTextField(field)) field.value = "";
}

/** A random id for a form (UUID, version 4); works without https too, where randomUUID is missing. */
export function newFormId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) =>
    (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte)
      .toString(16)
      .padStart(2, "0"),
  ).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

const typedByHand = ["text", "email", "tel", "number", "date", "time", "datetime-local"];

function isTextField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLTextAreaElement) return true;
  return field instanceof HTMLInputElement && typedByHand.includes(field.type);
}

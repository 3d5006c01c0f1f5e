import { data } from "react-router";
import { storable, storableText } from "#backend/database/storable.ts";
import { cleanTyped } from "./posted-form.ts";

/**
 * Reads the posted fields, cleaned (`cleanTyped`) and so that the database can store them; files are left as they are.
 * Every action reads its form here. Throws a 400 when the body is not a form; its error screen is in
 * app/layout/route-error-screen.tsx.
 */
export async function readFormData(request: Request): Promise<FormData> {
  const posted = await request.formData().catch(() => {
    throw data(null, { status: 400, headers: { "cache-control": "no-store" } });
  });
  const form = new FormData();
  for (const [name, value] of posted)
    if (typeof value === "string") form.append(storableText(name), cleanTyped(name, storableText(value)));
    else form.append(storableText(name), value);
  return form;
}

/** Reads the posted JSON, cleaned so that the database can store it; null when it is invalid or nested too deep. */
export async function readJson(request: Pick<Request, "json">): Promise<unknown> {
  try {
    return storable(await request.json());
  } catch {
    return null;
  }
}

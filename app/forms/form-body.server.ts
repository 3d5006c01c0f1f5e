import { data } from "react-router";
import { storable, storableText } from "#backend/database/storable.ts";

/**
 * The fields that a form was posted with, as the database can hold them; files as they are. Every action reads its
 * form here. Throws a 400 when the body is no form, which has its own words (app/layout/route-error-screen.tsx).
 */
export async function readFormData(request: Request): Promise<FormData> {
  const posted = await request.formData().catch(() => {
    throw data(null, { status: 400, headers: { "cache-control": "no-store" } });
  });
  const form = new FormData();
  for (const [name, value] of posted)
    if (typeof value === "string") form.append(storableText(name), storableText(value));
    else form.append(storableText(name), value);
  return form;
}

/** What was sent as JSON, as the database can hold it; null when it is no JSON, or is nested like no form of ours. */
export async function readJson(request: Pick<Request, "json">): Promise<unknown> {
  try {
    return storable(await request.json());
  } catch {
    return null;
  }
}

import { redirect } from "react-router";
import { adminHref } from "#app/admin/addresses.ts";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { noStore } from "#app/admin/ui/outcome.ts";
import { adminPaths } from "#app/site-map.ts";
import type { Route } from "./+types/upload-route";
import { uploadParameter } from "./rules.ts";
import { takeUpload } from "./upload.server.ts";

/** Stores a picture that the page of pictures sends, and leads back there. */
export async function action({ request, context }: Route.ActionArgs) {
  const { staff, locale } = await adminRequest(request, context, ["editor"]);
  const taken = await takeUpload(staff, request);
  const outcome = "problem" in taken ? taken.problem : "uploaded";
  const parameters = new URLSearchParams({ [uploadParameter]: outcome });
  return redirect(adminHref(adminPaths.media, locale, parameters), { status: 303, headers: noStore });
}

import { redirect } from "react-router";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { noStore } from "#app/admin/ui/outcome.ts";
import { adminHref } from "#app/admin/urls.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import type { Route } from "./+types/upload-route";
import { uploadParameter } from "./rules.ts";
import { storeUpload } from "./upload.server.ts";

/** Stores a picture that the page of pictures posts, and redirects back to it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { staff, locale } = await adminRequest(request, context, ["editor"]);
  const upload = await storeUpload(staff, request);
  const outcome = "problem" in upload ? upload.problem : "uploaded";
  return redirect(adminHref(adminPaths.media, locale, { [uploadParameter]: outcome }), {
    status: 303,
    headers: noStore,
  });
}

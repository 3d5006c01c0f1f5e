import { adminRequest, isId, notFound } from "#app/admin/admin-request.server.ts";
import { noStore } from "#app/admin/ui/outcome.ts";
import { readAttachment } from "#app/leads/conversation/incoming-emails.server.ts";
import type { Route } from "./+types/file-route";

/**
 * An attachment of a lead's email, as a download only: it comes from a stranger, so no browser may show or run it.
 */
export async function loader({ request, context, params: { id, file } }: Route.LoaderArgs) {
  const { staff } = await adminRequest(request, context, ["sales"]);
  const attachment = isId(id) && isId(file) ? await readAttachment(staff, id, file) : undefined;
  if (!attachment) throw notFound();
  const plain = attachment.name.replace(/[^\w. -]/g, "_");
  return new Response(new Uint8Array(attachment.content), {
    headers: {
      ...noStore,
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(attachment.name).replace(/['()*]/g, escaped)}`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    },
  });
}

/** Escapes what RFC 8187 does not allow and `encodeURIComponent` leaves. */
function escaped(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

import { useRouteLoaderData } from "react-router";
import type { FrameData } from "#app/admin/admin-frame.tsx";

/** The title of a page of the admin, with the number of new leads before it. */
export function AdminTitle({ children }: { children: string }) {
  const frame = useRouteLoaderData<FrameData>("admin/frame-route");
  const count = frame?.entries.find(({ key }) => key === "leads")?.count;
  return <title>{count ? `(${count}) ${children}` : children}</title>;
}

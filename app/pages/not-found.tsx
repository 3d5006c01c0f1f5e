import { data } from "react-router";
import { NotFoundScreen } from "#app/layout/not-found-screen.tsx";
import { unlistedMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/not-found";
import { notFoundView } from "./not-found-view.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return data(await notFoundView(args), { status: 404 });
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta({ title: loaderData?.messages.title });

/** The page for an address that does not exist. */
export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundScreen {...loaderData} />;
}

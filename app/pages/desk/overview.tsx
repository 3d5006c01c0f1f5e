import { deskRequest } from "#app/admin/desk-request.server.ts";
import { overviewWords } from "#app/content/admin/overview.server.ts";
import type { Route } from "./+types/overview";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = await deskRequest(request, context);
  return { words: overviewWords[locale] };
}

export default function Overview({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <>
      <title>{words.title}</title>
      <div className="desk__top">
        <h1>{words.heading}</h1>
      </div>
    </>
  );
}

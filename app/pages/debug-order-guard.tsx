import { data } from "react-router";
import { debugPage } from "#app/content/pages/debug.server.ts";
import { debugValue } from "#app/debug/rules.ts";
import { cityPages } from "#app/domain/city-pages.ts";
import { requestLocale } from "#app/i18n/locale.ts";
import { NotFoundScreen } from "#app/layout/not-found-screen.tsx";
import { oldAddresses } from "#app/redirects/old-addresses.ts";
import { redirectOf } from "#app/redirects/redirect.ts";
import { siteMap } from "#app/site-map.ts";
import { TableHead } from "#app/ui/table-head.tsx";
import type { Route } from "./+types/debug-order-guard";
import { notFoundView } from "./not-found-view.server.ts";
import "#app/ui/ruled-table.css";
import "./debug-order-guard.css";

/** Every path about public-order guards and where it redirects; 404 without the debug parameter. */
export async function loader(args: Route.LoaderArgs) {
  const { request, url } = args;
  const locale = requestLocale(request);
  if (debugValue(url.search) === null)
    return data({ notFound: await notFoundView(args), rows: [] }, { status: 404 });
  const { orderGuard, orderGuardTraining, difference } = siteMap;
  const pages = [
    orderGuard.path,
    orderGuardTraining.path,
    difference.path,
    ...cityPages.filter(({ service }) => service === "orderGuard").map(({ path }) => path),
  ];
  const old = oldAddresses
    .filter(({ to }) => to === "orderGuard")
    .map(({ from }) => from.replace(/\*$/, "stockholm"));
  const rows = [...pages, ...old].flatMap((path) =>
    [path, `/en${path}/`, path.toUpperCase(), `${path}?utm_source=debug`].map((address) => {
      const redirect = redirectOf(address);
      return {
        address,
        status: redirect?.status ?? 200,
        location: redirect?.location ?? "",
      };
    }),
  );
  return data({ notFound: null, messages: debugPage[locale], rows });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.notFound ? loaderData.notFound.messages.title : loaderData?.messages.title;
  return [{ title }, { name: "robots", content: "noindex, nofollow" }];
}

/** The table of paths about order guards, for developers. */
export default function DebugOrderGuard({ loaderData }: Route.ComponentProps) {
  if (loaderData.notFound) return <NotFoundScreen {...loaderData.notFound} />;
  const { messages, rows } = loaderData;
  return (
    <div className="wrap debug-page">
      <h1>{messages.heading}</h1>
      <p className="lead">{messages.lead}</p>
      <table className="ruled-table">
        <TableHead columns={[messages.asked, messages.status, messages.location]} />
        <tbody>
          {rows.map(({ address, status, location }) => (
            <tr key={address}>
              <td>
                <a href={address}>{address}</a>
              </td>
              <td>{status}</td>
              <td>{location}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { pageVersion } from "#app/document/react-router-internals.ts";
import { useDebugState } from "./use-debug-state.ts";

const refreshMilliseconds = 30_000;

/** The build of the page, the build of the server, and the page's size in the browser (product 2.6). */
export function DeploymentView() {
  const deployment = useDebugState(refreshMilliseconds)?.deployment;
  const version = pageVersion() ?? "okänd";
  const rows: [string, string][] = [
    ["Sidans bygge", version],
    ["Serverns bygge", deployment ? `${deployment.version} (${deployment.mode})` : "frågar …"],
    ["Startad", deployment?.startedAt ?? "–"],
    ["Svarade senast", deployment?.now ?? "–"],
    ["Språk", document.documentElement.lang],
    ["Nät", navigator.onLine ? "uppkopplad" : "frånkopplad"],
    ["Service worker", navigator.serviceWorker?.controller ? "svarar" : "ingen"],
    ["Fönster", `${innerWidth} × ${innerHeight}, ${devicePixelRatio} dpr`],
    ["Element", String(document.getElementsByTagName("*").length)],
  ];
  const isOld = deployment?.mode === "production" && deployment.version !== version;
  return (
    <section>
      <h2>Driftsättning</h2>
      {isOld && <p role="status">Sidan är från ett äldre bygge än serverns: ladda om.</p>}
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

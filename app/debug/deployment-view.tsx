import { pageVersion } from "#app/document/react-router-internals.ts";
import { FactList } from "#app/ui/fact-list.tsx";
import type { DebugViewProps } from "./rules.ts";

/** The build of the page, the build of the server, and the page's size in the browser (product 2.6). */
export function DeploymentView({ state }: DebugViewProps) {
  const deployment = state?.deployment;
  const pageBuild = pageVersion() ?? "okänd";
  const rows = [
    { name: "Version", value: deployment?.version ?? "–" },
    { name: "Sidans bygge", value: pageBuild },
    { name: "Serverns bygge", value: deployment ? `${deployment.build} (${deployment.mode})` : "frågar …" },
    { name: "Startad", value: deployment?.startedAt ?? "–" },
    { name: "Svarade senast", value: deployment?.now ?? "–" },
    { name: "Språk", value: document.documentElement.lang },
    { name: "Nät", value: navigator.onLine ? "uppkopplad" : "frånkopplad" },
    { name: "Service worker", value: navigator.serviceWorker?.controller ? "svarar" : "ingen" },
    { name: "Fönster", value: `${innerWidth} × ${innerHeight}, ${devicePixelRatio} dpr` },
    { name: "Element", value: String(document.getElementsByTagName("*").length) },
  ];
  const isOld = deployment?.mode === "production" && deployment.build !== pageBuild;
  return (
    <section>
      <h2>Driftsättning</h2>
      {isOld && <p role="status">Sidan är från ett äldre bygge än serverns: ladda om.</p>}
      <FactList facts={rows} />
    </section>
  );
}

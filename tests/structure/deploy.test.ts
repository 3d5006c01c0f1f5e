import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Deployment } from "kubernetes-models/apps/v1";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { ConfigMap, Service } from "kubernetes-models/v1";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { dataPaths } from "#app/site-map.ts";
import { mallocSettings, nodeArguments } from "#scripts/process-settings.mjs";
import { readConfiguration } from "#server/configuration.ts";

const read = (file: string) => readFileSync(file, "utf8");
const unit = read("deploy/site.service");
const image = read("Dockerfile");
const manifests = parseAllDocuments(read("deploy/kubernetes.yaml")).map((document) => document.toJS());

const kinds = { ConfigMap, Deployment, Ingress, PodDisruptionBudget, Service };
type Kind = keyof typeof kinds;

const composeFile = () => parseAllDocuments(read("deploy/compose.yaml"), { merge: true })[0]?.toJS();
/** The services of the Compose file. */
const compose = () => composeFile().services;

/** The only manifest of a kind. */
function manifest(kind: Kind) {
  const found = manifests.filter((each) => each.kind === kind);
  expect(found).toHaveLength(1);
  return found[0];
}

test("every Kubernetes manifest is valid by the schema of its kind, and there is one of each", () => {
  expect(manifests).toHaveLength(Object.keys(kinds).length);
  for (const [kind, Model] of Object.entries(kinds)) {
    const model = new Model(manifest(kind as Kind));
    expect(model.apiVersion).toBe(manifest(kind as Kind).apiVersion);
    expect(() => model.validate()).not.toThrow();
  }
  // The schemas refuse unknown fields.
  const wrong = structuredClone(manifest("Deployment"));
  wrong.spec.template.spec.containers[0].livenessProbe.httpGet.port = {};
  expect(() => new Deployment(wrong).validate()).toThrow(/port/);
});

test("the manifests belong together: labels, ports, probes, and the time to end", () => {
  const { spec } = manifest("Deployment");
  const pod = spec.template.spec;
  const [container] = pod.containers;
  const { labels } = spec.template.metadata;
  expect(spec.selector.matchLabels).toEqual(labels);
  expect(manifest("Service").spec.selector).toEqual(labels);
  expect(manifest("PodDisruptionBudget").spec.selector.matchLabels).toEqual(labels);
  expect(manifest("Service").spec.ports[0].targetPort).toBe(container.ports[0].name);
  expect(manifest("Ingress").spec.rules[0].http.paths[0].backend.service.name).toBe(
    manifest("Service").metadata.name,
  );
  expect(container.livenessProbe.httpGet.path).toBe(dataPaths.live);
  expect(container.startupProbe.httpGet.path).toBe(dataPaths.ready);
  // While the database is away every pod still serves its cached pages.
  expect(container.readinessProbe.httpGet.path).toBe(dataPaths.live);
  const settings = readConfiguration(manifest("ConfigMap").data);
  expect(container.ports[0].containerPort).toBe(settings.PORT);
  expect(settings.DRAIN_SECONDS).toBeGreaterThanOrEqual(10);
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(settings.DRAIN_SECONDS + 8);
});

test("Prometheus finds the figures of each pod and container, and no proxy leads there", () => {
  const { template } = manifest("Deployment").spec;
  const settings = readConfiguration(manifest("ConfigMap").data);
  const port = template.spec.containers[0].ports.find(({ name }: { name: string }) => name === "metrics");
  expect([port.containerPort, settings.METRICS_HOST]).toEqual([settings.METRICS_PORT, "0.0.0.0"]);
  expect(template.metadata.annotations["prometheus.io/port"]).toBe(String(settings.METRICS_PORT));
  expect(manifest("Service").spec.ports.map(({ name }: { name: string }) => name)).toEqual(["http"]);
  expect(compose().site.environment).toMatchObject({
    METRICS_PORT: String(settings.METRICS_PORT),
    METRICS_HOST: "0.0.0.0",
  });
});

test("Compose brings Prometheus with the alerts only when asked, with the settings of every other installation", () => {
  const { services, configs } = composeFile();
  const ours = read("deploy/prometheus/prometheus.yml")
    .replaceAll("127.0.0.1:9093", "alertmanager:9093")
    .replaceAll("127.0.0.1:9115", "blackbox:9115")
    .replaceAll("127.0.0.1:9464", "site:9464");
  const content = configs.prometheus.content.replaceAll(/\$\{SITE_HOST\}/g, "www.foretag.example");
  expect(parse(content)).toEqual(parse(ours));
  const asked = Object.entries<{ profiles?: string[] }>(services).flatMap(([name, { profiles }]) =>
    profiles?.includes("monitoring") ? name : [],
  );
  expect(asked).toEqual(["prometheus", "alertmanager", "blackbox"]);
  // Only this machine reaches its pages, which have no sign-in.
  expect(services.prometheus.ports).toEqual(["127.0.0.1:9090:9090"]);
  expect([services.alertmanager.ports, services.blackbox.ports]).toEqual([undefined, undefined]);
});

test("the Prometheus operator finds each pod, under the job that the alerts name", () => {
  const { spec } = parse(read("deploy/kubernetes-monitoring.yaml"));
  const { template } = manifest("Deployment").spec;
  expect(spec.selector.matchLabels).toEqual(template.metadata.labels);
  expect(template.metadata.labels[spec.jobLabel]).toBe("site");
  const ports = template.spec.containers[0].ports.map(({ name }: { name: string }) => name);
  expect(ports).toContain(spec.podMetricsEndpoints[0].port);
  expect(read("deploy/prometheus/alerts.yml")).toContain('{job="site"}');
});

test("the product ends by itself before it is killed", () => {
  const { environment, stop_grace_period } = compose().site;
  expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(Number(environment.STOP_SECONDS));
  const numberIn = (setting: string) => Number(new RegExp(`\\b${setting}=(\\d+)`).exec(unit)?.[1]);
  expect(numberIn("TimeoutStopSec")).toBeGreaterThan(numberIn("STOP_SECONDS"));
});

test("no container's log fills the disk", () => {
  for (const service of Object.values(compose()))
    expect(service).toMatchObject({ logging: { options: { "max-size": "20m", "max-file": "5" } } });
});

test("pods have no rights that they don't need", () => {
  const pod = manifest("Deployment").spec.template.spec;
  expect(pod.automountServiceAccountToken).toBe(false);
  expect(pod.securityContext).toMatchObject({
    runAsNonRoot: true,
    runAsUser: 10_001,
    seccompProfile: { type: "RuntimeDefault" },
  });
  expect(pod.containers[0].securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ["ALL"] },
  });
  expect(pod.containers[0].resources.limits.memory).toBeDefined();
});

test("the Compose file is valid by the Compose specification, and its container is as closed", () => {
  expect(lint(read("deploy/compose.yaml"))).toBe("");
  expect(lint(read("deploy/compose.yaml").replace("read_only:", "reed_only:"))).toContain("invalid-schema");
  const { site } = compose();
  expect(site).toMatchObject({
    read_only: true,
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
  });
  // Only the proxy can be reached.
  expect(site.ports).toBeUndefined();
});

/**
 * What is wrong with a Compose file. These findings are intended: we build the image that we name, and publish the
 * proxy's ports.
 */
function lint(text: string): string {
  const ours = ["no-build-and-image", "no-unbound-port-interfaces", "service-image-require-explicit-tag"];
  const folder = mkdtempSync(join(tmpdir(), "compose-"));
  const file = join(folder, "compose.yaml");
  writeFileSync(file, text);
  const options = ["--quiet", ...ours.flatMap((rule) => ["--disable-rule", rule])];
  const { error, stdout } = spawnSync("dclint", [file, ...options], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  if (error) throw error;
  return stdout.trim();
}

test("unit and image start Node itself, with the settings that npm start gives", () => {
  const command = `${nodeArguments.join(" ")} build/server/main.js`;
  expect(unit).toContain(`ExecStart=/srv/site/node_modules/node/bin/node ${command}\n`);
  expect(JSON.parse(/^CMD (.*)$/m.exec(image)?.[1] ?? "")).toEqual(["node", ...command.split(" ")]);
  for (const [name, value] of Object.entries(mallocSettings)) {
    expect(unit).toMatch(new RegExp(`^Environment=.*\\b${name}=${value}\\b`, "m"));
    expect(image).toContain(`${name}=${value} `);
  }
});

test("deploy/run is the unit's user, folder, settings and data, and runs no other command", () => {
  const script = read("deploy/run");
  for (const line of ["User=site", "WorkingDirectory=/srv/site", "EnvironmentFile=/etc/site.env"])
    expect(unit).toContain(`\n${line}\n`);
  expect(unit).toContain(" DATA_DIR=/var/lib/site\n");
  for (const part of ["runuser -u site", "cd /srv/site", ". /etc/site.env", ":-/var/lib/site}"])
    expect(script).toContain(part);
  const { status, stderr } = spawnSync(resolve("deploy/run"), ["migrate"], { encoding: "utf8" });
  expect([status, stderr]).toEqual([
    2,
    "Which? doctor, backup, restore NAME, move, db, account, maintenance or support-bundle\n",
  ]);
});

test("Caddy sends visitors to a single node that answers, whether its database does or not", () => {
  expect(read("deploy/Caddyfile")).toContain(`health_uri ${dataPaths.live}\n`);
});

test("the image runs as a user of its own by number, and says how it is", () => {
  expect(image).toMatch(/^USER 10001:10001$/m);
  expect(image).toContain("/health/live");
});

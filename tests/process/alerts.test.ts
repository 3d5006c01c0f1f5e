import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { removeData, startSite } from "#tests/site.ts";

const rules = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            labels: z.object({ severity: z.enum(["page", "ticket"]) }),
            annotations: z.object({ summary: z.string(), runbook_url: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(readFileSync("deploy/prometheus/alerts.yml", "utf8")))
  .groups.flatMap((group) => group.rules);

const panels = z
  .object({
    panels: z.array(
      z.object({
        title: z.string(),
        targets: z.array(z.object({ expr: z.string() })).default([]),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync("deploy/grafana/dashboard.json", "utf8"))).panels;

const words = new Set(["and", "or", "unless", "by", "without", "on", "ignoring", "le"]);

/** What Prometheus itself and its blackbox exporter tell. */
const ofPrometheus = new Set(["up", "probe_success"]);

/** The metrics that a PromQL expression names, and those with their state. */
function metricsOf(expression: string) {
  const plain = expression
    .replaceAll(/"[^"]*"/g, "")
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(by|without|on|ignoring) *\([^)]*\)/g, " ");
  const names = [...plain.matchAll(/\b[a-z_][a-z0-9_]*\b(?! *\()/g)].map(([name]) => name);
  const states = [...expression.matchAll(/\b(\w+)\{state="(\w+)"\}/g)].map(([series]) => series);
  return { names: names.filter((name) => !words.has(name) && !ofPrometheus.has(name)), states };
}

const site = await startSite({ METRICS_PORT: "0" });
afterAll(async () => {
  await site.stop();
  await removeData(site);
});
const address = /Metrics: (\S+)/.exec(site.output())?.[1] ?? "";
const text = await (await fetch(address)).text();
const told = new Set(
  [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = "", type]) =>
    type === "histogram" ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  ),
);

test.each([
  ...rules.map(({ alert, expr }) => [`the alert ${alert}`, expr] as const),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [`the figure "${title}"`, expr] as const),
  ),
])("%s asks for what the built product tells", (_name, expression) => {
  const { names, states } = metricsOf(expression);
  expect(names.length).toBeGreaterThan(/^(up|probe_success)\b/.test(expression) ? -1 : 0);
  expect(names.filter((name) => !told.has(name))).toEqual([]);
  expect(states.filter((series) => !text.includes(`\n${series} `))).toEqual([]);
});

test("each alert has a section of the runbook, which its link leads to, and no section is about none", () => {
  const runbook = readFileSync("docs/runbook.md", "utf8");
  const sections = runbook.split(/^## /m).slice(1);
  expect(sections.map((section) => section.split("\n", 1)[0])).toEqual(rules.map(({ alert }) => alert));
  for (const { alert, annotations } of rules)
    expect(new URL(annotations.runbook_url)).toMatchObject({
      pathname: "/site/docs/runbook.md",
      hash: `#${alert.toLowerCase()}`,
    });
  for (const section of sections)
    for (const part of ["Users", "Look", "Do", "Escalate"])
      expect(section, section.split("\n", 1)[0]).toContain(`\n- **${part}**: `);
  const anchors = [...runbook.matchAll(/\(#(\w+)\)/g)].map(([, anchor]) => anchor);
  const known = new Set(rules.map(({ alert }) => alert.toLowerCase()));
  expect(anchors.filter((anchor) => anchor === undefined || !known.has(anchor))).toEqual([]);
});

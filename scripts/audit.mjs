// `npm run audit`: lists known vulnerabilities in the product's dependencies. Not part of `npm test`, whose result must
// not change from day to day.
import { spawnSync } from "node:child_process";
import { root } from "./setup.mjs";

const { stdout, error } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
  cwd: root,
  encoding: "utf8",
});
const report = readReport(stdout);
if (!report.vulnerabilities) {
  const reason = error?.message ?? report.message ?? "no answer";
  console.error(`NOTHING WAS CHECKED: the registry did not answer (${reason}).`);
  process.exit(2);
}
const vulnerabilities = Object.values(report.vulnerabilities);
for (const { name, severity, range, fixAvailable } of vulnerabilities)
  console.error(`${severity}: ${name} ${range}${fixAvailable ? ", a fixed version is available" : ""}`);
console.log(`${vulnerabilities.length} packages of the product have known vulnerabilities.`);
process.exit(vulnerabilities.length > 0 ? 1 : 0);

function readReport(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

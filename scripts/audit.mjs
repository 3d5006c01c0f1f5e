// Asks the registry for known vulnerabilities in the product's dependencies. Not part of `npm test`, which must give
// the same result every day.
import { spawnSync } from "node:child_process";
import { root } from "./setup.mjs";

const { stdout, error } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
  cwd: root,
  encoding: "utf8",
});
const report = readReport(stdout);
if (!report.vulnerabilities) {
  const reason = error?.message ?? report.message ?? "no answer";
  console.error(`NOTHING WAS CHECKED: the registry does not answer audits (${reason}).`);
  process.exit(2);
}
const found = Object.values(report.vulnerabilities);
for (const { name, severity, range, fixAvailable } of found)
  console.error(`${severity}: ${name} ${range}${fixAvailable ? ", a mended version is there" : ""}`);
console.log(`${found.length} packages of the product have known vulnerabilities.`);
process.exit(found.length > 0 ? 1 : 0);

function readReport(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

import { expect, it } from "vitest";
import { readConfiguration } from "#server/configuration.ts";
import { type Setting, settingGroups } from "#server/settings.ts";

const defaults: Readonly<Record<string, unknown>> = readConfiguration({});

/** An example may be a sentence with code of its own. */
const code = (text: string) => (text.includes("`") ? text : `\`${text}\``);
const cell = (text: string) => text.replaceAll("|", "\\|");

function row([name, { purpose, expected, example }]: [string, Setting]): string {
  const fallback = defaults[name] === undefined ? "–" : code(String(defaults[name]));
  return `| \`${name}\` | ${fallback} | ${cell(purpose)} | ${cell(expected)}, such as ${code(cell(example))} |`;
}

it("docs/settings.md lists every setting with its default, its purpose and an example (npm run fix)", async () => {
  const groups = settingGroups.map(({ title, settings }) =>
    [
      `## ${title}`,
      "",
      "| variable | default | what for | a value |",
      "|---|---|---|---|",
      ...Object.entries(settings).map(row),
      "",
    ].join("\n"),
  );
  const document = [
    "# Settings",
    "",
    "Environment variables, validated at the start. An invalid value, or a name that is one slip from one of these, stops the start with one line that says what to write. Every default works on a laptop. This page is made from `server/settings.ts` by `npm run fix`.",
    "",
    ...groups,
  ].join("\n");
  await expect(document).toMatchFileSnapshot("../../docs/settings.md");
});

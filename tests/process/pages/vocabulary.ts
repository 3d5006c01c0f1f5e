import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Block } from "./page-head.ts";

/**
 * Checks blocks of JSON-LD against the schema.org vocabulary: the compiler checks them against schema-dts, which is
 * generated from schema.org's own releases. Gives its messages, empty when all is well.
 */
export async function againstVocabulary(blocks: readonly Block[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "vocabulary-"));
  try {
    const types = resolve("node_modules/schema-dts/dist/schema.js");
    const lines = blocks.map((block) => `  ${JSON.stringify(block)},`);
    const file = join(folder, "blocks.ts");
    const head = `import type { Thing, WithContext } from ${JSON.stringify(types)};`;
    await writeFile(
      file,
      [head, "export const blocks: WithContext<Thing>[] = [", ...lines, "];", ""].join("\n"),
    );
    return await compilerSays(file, blocks);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Lines of the file before the first block. */
const before = 2;

function compilerSays(file: string, blocks: readonly Block[]): Promise<string> {
  const options = [
    "--ignoreConfig",
    "--noEmit",
    "--strict",
    "--skipLibCheck",
    "--module",
    "nodenext",
    "--types",
    "",
  ];
  return new Promise((done) => {
    execFile(
      process.execPath,
      ["node_modules/typescript/bin/tsc", ...options, file],
      { maxBuffer: 32 * 1024 * 1024 },
      (failed, output, errors) => {
        const said = output.replace(/^.*\((\d+),\d+\)/gm, (place, line: string) => {
          const block = blocks[Number(line) - before - 1];
          return block ? JSON.stringify(block) : place;
        });
        done(failed ? said || errors || failed.message : said);
      },
    );
  });
}

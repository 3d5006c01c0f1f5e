import { type Configuration, readConfiguration } from "#server/configuration.ts";
import { startProblem, startProblemCode } from "#server/start-problem.ts";
import { assertFree } from "./assert-free.ts";
import { prepareDemo, readNote, stateOf } from "./folder.ts";
import { demoRefusal } from "./refusal.ts";
import { codeLines } from "./sign-ins.ts";

/**
 * The data of `npm run dev` in DATA_DIR: the demo's, made once and made anew when the schema has changed or with `--fresh`.
 * With `sign-ins` it prints the accounts of these data.
 */
const folder = process.env.DATA_DIR ?? "";
const note = readNote(folder);
if (process.argv.includes("sign-ins")) {
  const { signIns, filledAt } = note ?? { signIns: [], filledAt: null };
  if (filledAt) {
    console.log(
      `Sign in with the password ${signIns[0]?.password} and a code, for new ones: DATA_DIR=${folder} npm run demo -- code`,
    );
    console.log(codeLines(signIns, filledAt, new Date()).join("\n"));
  }
} else {
  let configuration: Configuration | null = null;
  try {
    configuration = readConfiguration(process.env);
    const refusal = demoRefusal(process.env, folder, stateOf(folder));
    if (refusal) throw new Error(refusal);
    await assertFree(configuration);
    const siteUrl = `http://localhost:${configuration.PORT}`;
    const anew = process.argv.includes("--fresh");
    await prepareDemo({
      folder,
      siteUrl,
      anew,
      keep: true,
      log: (line) => console.log(line),
    });
  } catch (error) {
    console.error(startProblem(error, configuration));
    process.exit(startProblemCode);
  }
}

import { expect, test } from "vitest";
import { runAuthAction } from "#app/account/auth-actions.ts";
import { freshDatabase } from "#tests/database.ts";
import { openTestSignIn } from "#tests/sign-in.ts";
import { addAccount, signInWithSecondFactor } from "#tests/staff.ts";

const siteUrl = "http://localhost:3000";

test("recovery codes that another tab has made meanwhile stay, and the page is shown as it is now", async () => {
  const db = await freshDatabase();
  const client = openTestSignIn(db).client();
  await signInWithSecondFactor(siteUrl, await addAccount(db.ask), client);
  const makeCodes = (some: string) =>
    runAuthAction("renewCodes", { client, siteUrl, locale: "sv" }, { some });
  const shown = { kind: "go", to: "/konto" };
  expect(await makeCodes("yes")).toEqual(shown);
  expect(await makeCodes("")).toMatchObject({ kind: "codes" });
  expect(await makeCodes("")).toEqual(shown);
  expect(await makeCodes("yes")).toMatchObject({ kind: "codes" });
});

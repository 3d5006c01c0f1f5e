import { sql } from "kysely";
import { expect, test } from "vitest";
import { freshSeconds } from "#app/domain/fresh-factor.ts";
import { oneValue } from "#backend/database/one-value.ts";
import { freshDatabase } from "#tests/database.ts";
import { openTestSignIn } from "#tests/sign-in.ts";
import { addAccount, signInWithSecondFactor } from "#tests/staff.ts";
import { runAuthAction } from "./auth-actions.ts";
import { isFresh } from "./proof.ts";

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

test("database, auth server and pages agree on how long a second factor stays fresh", async () => {
  const db = await freshDatabase();
  const server = openTestSignIn(db);
  const client = server.client();
  await signInWithSecondFactor(siteUrl, await addAccount(db.ask), client);
  const { auth } = client;
  const freshAfter = async (seconds: number) => {
    await db.ask("update auth.mfa_amr_claims set updated_at = now() - make_interval(secs => $1)", [seconds]);
    const { data } = await auth.refreshSession();
    const claims = await server.signIn.verify(data.session?.access_token ?? "");
    const byDatabase = oneValue<boolean>(sql`public.factor_is_fresh()`);
    return {
      database: await db.database.as("authenticated", byDatabase, { claims }),
      authServer: (await auth.mfa.enroll({ factorType: "totp", friendlyName: `${seconds}` })).error === null,
      pages: await isFresh(client),
    };
  };
  expect(await freshAfter(590)).toEqual({ database: true, authServer: true, pages: true });
  expect(await freshAfter(610)).toEqual({ database: false, authServer: false, pages: false });
  expect(freshSeconds).toBe(600);
});

test("the database takes no second factor for fresh unless the site says how long one stays so", async () => {
  const db = await freshDatabase();
  const server = openTestSignIn(db);
  const client = server.client();
  await signInWithSecondFactor(siteUrl, await addAccount(db.ask), client);
  const { data } = await client.auth.getSession();
  const claims = JSON.stringify(await server.signIn.verify(data.session?.access_token ?? ""));
  const isFreshWith = async (setting: string) => {
    const [row] = await db.ask<{ fresh: boolean }>(
      `select public.factor_is_fresh() as fresh from (
         select set_config('request.jwt.claims', $1, true), set_config('app.fresh_seconds', $2, true) offset 0
       ) settings`,
      [claims, setting],
    );
    return row?.fresh;
  };
  expect(await isFreshWith("600")).toBe(true);
  expect(await isFreshWith("0")).toBe(false);
  expect(await isFreshWith("")).toBe(false);
});

import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl, redirect } from "react-router";
import { expect, it } from "vitest";
import { submitOrStay } from "./submit-or-stay.ts";

const failing = (error: unknown) => submitOrStay({ serverAction: () => Promise.reject(error) });

it("gives the server's response", async () => {
  expect(await submitOrStay({ serverAction: () => Promise.resolve("kept" as never) })).toBe("kept");
});

it.each([
  ["no network", new TypeError("Failed to fetch")],
  ["a fault of the server", new Error("Unexpected Server Error")],
  ["a gateway without a server", new ErrorResponseImpl(502, "Bad Gateway", "")],
])("stays on the page after %s", async (_what, error) => {
  expect(await failing(error)).toMatchObject({ data: { isSignedOut: false }, init: { status: 503 } });
});

it("stays on the page of an ended session, which the frame offers to sign in again", async () => {
  const stayed = await failing(redirect("/logga-in?next=%2Fadmin"));
  expect(stayed).toMatchObject({ data: { isSignedOut: true }, init: { status: 503 } });
});

it.each([
  ["a way to another page", redirect("/admin/lediga-jobb/1")],
  ["a page that is gone", new ErrorResponseImpl(404, "", "no such lead")],
])("passes %s on", async (_what, error) => {
  await expect(failing(error)).rejects.toBe(error);
});

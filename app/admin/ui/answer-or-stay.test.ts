import { UNSAFE_ErrorResponseImpl as ErrorAnswer, redirect } from "react-router";
import { expect, it } from "vitest";
import { answerOrStay } from "./answer-or-stay.ts";

const failing = (error: unknown) => answerOrStay({ serverAction: () => Promise.reject(error) });

it("gives the server's response", async () => {
  expect(await answerOrStay({ serverAction: () => Promise.resolve("kept" as never) })).toBe("kept");
});

it.each([
  ["no network", new TypeError("Failed to fetch")],
  ["a fault of the server", new Error("Unexpected Server Error")],
  ["a gateway without a server", new ErrorAnswer(502, "Bad Gateway", "")],
])("stays on the page after %s", async (_what, error) => {
  expect(await failing(error)).toMatchObject({ data: { isUnanswered: true }, init: { status: 503 } });
});

it.each([
  ["a way to the sign-in", redirect("/logga-in")],
  ["a page that is gone", new ErrorAnswer(404, "", "no such lead")],
])("passes %s on", async (_what, error) => {
  await expect(failing(error)).rejects.toBe(error);
});

import { expect, onTestFinished, test, vi } from "vitest";
import { readInProcess } from "./receive-incoming-email.server.ts";

test("an email whose reading fails is sent again later, not refused for good", async () => {
  vi.stubEnv("DEV", false);
  onTestFinished(() => void vi.unstubAllEnvs());
  const email = Buffer.from("Subject: Hej\r\n\r\nHej");
  await expect(readInProcess(email, "build/server/nothing.js")).rejects.toMatchObject({ responseCode: 451 });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Redirects } from "./redirects.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const store = vi.fn<(counts: ReadonlyMap<string, number>) => Promise<void>>();
const log = vi.fn();
let redirects: Redirects;

beforeEach(() => {
  vi.useFakeTimers();
  store.mockReset().mockResolvedValue(undefined);
  log.mockReset();
  redirects = new Redirects({ store, log, now: () => now });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("Redirects", () => {
  it("counts and logs old paths, some seconds later in one write", async () => {
    redirects.of("/priser?email=anna@mail.example");
    redirects.of("/en/priser/");
    redirects.of("/hemma");
    redirects.of("/pris/");
    expect(store).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(store.mock.calls).toEqual([
      [
        new Map([
          ["/priser", 2],
          ["/hemma", 1],
        ]),
      ],
    ]);
    expect(log.mock.calls[0]).toEqual(["info", { from: "/priser", to: "/pris" }, "old address"]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store).toHaveBeenCalledTimes(1);
  });

  it("shows the last hundred, and nothing of unknown paths", () => {
    redirects.of("/en/hemligt/token123?x=1");
    redirects.of("/pris/?utm_source=x&kod=7");
    expect(redirects.recent).toEqual([
      { number: 2, at: now.toISOString(), from: "/pris/", to: "/pris", status: 302 },
      { number: 1, at: now.toISOString(), from: null, to: null, status: 301 },
    ]);
    for (let count = 0; count < 150; count += 1) redirects.of("/start");
    expect(redirects.recent).toHaveLength(100);
  });

  it("shows nobody the slugs that others have requested below a list or at the end of an old path", () => {
    redirects.of("/en/nyheter/inte-ute-an/");
    redirects.of("/artikel/inte-ute-an");
    redirects.of("/kategori/hemlig");
    redirects.moved("/nyheter/gammalt-namn", "/nyheter/nytt-namn");
    expect(redirects.recent.map(({ from, to }) => [from, to]).reverse()).toEqual([
      ["/en/nyheter/…", "/nyheter/…"],
      ["/artikel/…", "/nyheter/…"],
      ["/kategori/…", "/nyheter"],
      ["/nyheter/…", "/nyheter/…"],
    ]);
  });

  it("loses the counts, and nothing else, without a database", async () => {
    store.mockRejectedValueOnce(new Error("gone"));
    redirects.of("/start");
    await redirects.flush();
    expect(log).toHaveBeenLastCalledWith("warn", { err: new Error("gone") }, "old addresses not counted");
    redirects.of("/om");
    await redirects.flush();
    expect(store).toHaveBeenLastCalledWith(new Map([["/om", 1]]));
  });
});

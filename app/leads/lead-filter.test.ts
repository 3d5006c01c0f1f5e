import { expect, test } from "vitest";
import { readLeadView, viewParameters } from "./lead-filter.ts";

const id = "3f2b8c1e-0000-4000-8000-00000000000a";

test("the URL parameters of a view are read as they are written", () => {
  const view = readLeadView(
    new URLSearchParams(
      `status=new&typ=quote&tjanst=host&ort=malmo&ansvarig=${id}&fran=2026-11-01&till=2026-11-30&fore-tid=2026-11-29T07%3A00%3A00.000Z&sok=hamn%20fest&ordning=name&efter=${id}~åberga~kommun`,
    ),
  );
  expect(view).toEqual({
    filter: {
      status: "new",
      kind: "quote",
      service: "entranceHost",
      city: "malmo",
      assigned: id,
      from: "2026-11-01",
      to: "2026-11-30",
      receivedBefore: "2026-11-29T07:00:00.000Z",
      search: "hamn fest",
    },
    sort: "name",
    cursor: { way: "after", id, key: "åberga~kommun" },
  });
  expect(readLeadView(viewParameters(view))).toEqual(view);
});

test("unknown choices are ignored", () => {
  expect(
    readLeadView(
      new URLSearchParams(
        `status=gone&typ=x&tjanst=&ort=Malm%C3%B6&ansvarig=me&fran=2026-13-01&till=today&sok=%20&ordning=up&efter=${id}~igår&fore=1~2&val=00000000${"-".repeat(28)}`,
      ),
    ),
  ).toEqual({ filter: {}, sort: "newest", cursor: null });
  for (const unreadable of [
    `fran=0000-01-01&efter=${id}~1`,
    "fore-tid=0000-01-01T00:00:00Z",
    `efter=${id}~2026-02-30T09:00:00.123456Z`,
  ])
    expect(readLeadView(new URLSearchParams(unreadable))).toMatchObject({ filter: {}, cursor: null });
});

test("a cursor by time has its microseconds", () => {
  const { cursor } = readLeadView(new URLSearchParams(`fore=${id}~2026-01-05T09:00:00.123456Z`));
  expect(cursor).toEqual({ way: "before", id, key: "2026-01-05T09:00:00.123456Z" });
});

test("the unfiltered list has no parameters", () =>
  expect(viewParameters({ filter: {}, sort: "newest", cursor: null }).toString()).toBe(""));

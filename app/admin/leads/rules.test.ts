import { expect, test } from "vitest";
import { readLeadView, viewParameters } from "./rules.ts";

const id = "3f2b8c1e-0000-4000-8000-00000000000a";

test("a list's address says all of its view, and is read back the same", () => {
  const view = readLeadView(
    new URLSearchParams(
      `status=new&typ=quote&tjanst=host&ort=malmo&ansvarig=${id}&fran=2026-11-01&till=2026-11-30&sok=hamn%20fest&ordning=name&efter=${id}~åberga~kommun`,
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
      search: "hamn fest",
    },
    sort: "name",
    cursor: { way: "after", id, key: "åberga~kommun" },
  });
  expect(readLeadView(viewParameters(view))).toEqual(view);
});

test("what is none of the choices is left out", () => {
  expect(
    readLeadView(
      new URLSearchParams(
        `status=gone&typ=x&tjanst=&ort=Malm%C3%B6&ansvarig=me&fran=2026-13-01&till=today&sok=%20&ordning=up&efter=${id}~igår&fore=1~2&val=00000000${"-".repeat(28)}`,
      ),
    ),
  ).toEqual({ filter: {}, sort: "newest", cursor: null });
});

test("a page by time is a moment with its microseconds", () => {
  const { cursor } = readLeadView(new URLSearchParams(`fore=${id}~2026-01-05T09:00:00.123456Z`));
  expect(cursor).toEqual({ way: "before", id, key: "2026-01-05T09:00:00.123456Z" });
});

test("the plain list has no parameters", () =>
  expect(viewParameters({ filter: {}, sort: "newest", cursor: null }).toString()).toBe(""));

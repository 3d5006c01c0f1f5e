import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase } from "#tests/database.ts";
import { handleSavedViewForm, savedViewLinks } from "./saved-views-action.server.ts";

test("a view is saved under a name, private to its owner, renamed, removed and restored", async () => {
  const db = await freshDatabase();
  const anna = await adminOf(db, "sales");
  const bo = await adminOf(db, "sales", "Bo Ek");
  const view = randomUUID();
  const query = "status=new&ansvarig=none&efter=x";
  const save = { intent: "saveView", view, name: "  Nya   utan ansvarig ", query };
  expect(await handleSavedViewForm({ staff: anna, locale: "sv" }, save)).toMatchObject({ done: true });
  const names = async (who: typeof anna) =>
    (await savedViewLinks({ staff: who, locale: "sv" })).map(({ label, href }) => [label, href]);
  const href = "/admin/forfragningar?status=new&ansvarig=none";
  expect(await names(anna)).toEqual([["Nya utan ansvarig", href]]);
  expect(await names(bo)).toEqual([]);
  const again = { ...save, view: randomUUID(), name: "nya utan ANSVARIG" };
  expect(await handleSavedViewForm({ staff: anna, locale: "sv" }, again)).toMatchObject({
    done: false,
    wrong: [{ fieldId: "view-name" }],
  });
  expect(await handleSavedViewForm({ staff: bo, locale: "sv" }, again)).toMatchObject({ done: true });
  expect(
    await handleSavedViewForm({ staff: bo, locale: "sv" }, { intent: "renameView", view, name: "Min" }),
  ).toMatchObject({
    done: true,
  });
  expect(
    await handleSavedViewForm({ staff: anna, locale: "sv" }, { intent: "renameView", view, name: "" }),
  ).toMatchObject({
    done: false,
  });
  expect(
    await handleSavedViewForm({ staff: anna, locale: "sv" }, { intent: "renameView", view, name: "Att ta" }),
  ).toMatchObject({
    done: true,
  });
  const removed = await handleSavedViewForm({ staff: anna, locale: "sv" }, { intent: "removeView", view });
  expect(await names(anna)).toEqual([]);
  expect(
    await handleSavedViewForm(
      { staff: anna, locale: "sv" },
      { ...(removed?.undo as Record<string, string>) },
    ),
  ).toMatchObject({
    done: true,
  });
  expect(await names(anna)).toEqual([["Att ta", href]]);
  expect(await handleSavedViewForm({ staff: anna, locale: "sv" }, { intent: "other", view })).toBeNull();
});

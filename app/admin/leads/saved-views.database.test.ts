import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase } from "#tests/database.ts";
import { handleSavedViewForm, listSavedViews } from "./saved-views.server.ts";

test("a view is saved under a name, private to its owner, renamed, removed and restored", async () => {
  const db = await freshDatabase();
  const anna = await adminOf(db, "sales");
  const bo = await adminOf(db, "sales", "Bo Ek");
  const view = randomUUID();
  const query = "status=new&ansvarig=none&efter=x";
  const save = { intent: "saveView", view, name: "  Nya   utan ansvarig ", query };
  expect(await handleSavedViewForm(anna, save, "sv")).toMatchObject({ done: true });
  const names = async (who: typeof anna) =>
    (await listSavedViews(who, "sv")).map(({ label, href }) => [label, href]);
  const href = "/admin/forfragningar?status=new&ansvarig=none";
  expect(await names(anna)).toEqual([["Nya utan ansvarig", href]]);
  expect(await names(bo)).toEqual([]);
  const again = { ...save, view: randomUUID(), name: "nya utan ANSVARIG" };
  expect(await handleSavedViewForm(anna, again, "sv")).toMatchObject({
    done: false,
    wrong: [{ fieldId: "view-name" }],
  });
  expect(await handleSavedViewForm(bo, again, "sv")).toMatchObject({ done: true });
  expect(await handleSavedViewForm(bo, { intent: "renameView", view, name: "Min" }, "sv")).toMatchObject({
    done: true,
  });
  expect(await handleSavedViewForm(anna, { intent: "renameView", view, name: "" }, "sv")).toMatchObject({
    done: false,
  });
  expect(await handleSavedViewForm(anna, { intent: "renameView", view, name: "Att ta" }, "sv")).toMatchObject(
    {
      done: true,
    },
  );
  const removed = await handleSavedViewForm(anna, { intent: "removeView", view }, "sv");
  expect(await names(anna)).toEqual([]);
  expect(
    await handleSavedViewForm(anna, { ...(removed?.undo as Record<string, string>) }, "sv"),
  ).toMatchObject({
    done: true,
  });
  expect(await names(anna)).toEqual([["Att ta", href]]);
  expect(await handleSavedViewForm(anna, { intent: "other", view }, "sv")).toBeNull();
});

import { expect, test } from "vitest";
import { savePending, sendPendingForms } from "./pending-forms.ts";
import type { PostedForm } from "./posted-form.ts";
import { type Store, type Stores, savedForm, saveLocally } from "./saved-forms.ts";
import type { SubmitResult } from "./submit-result.ts";

const form = { id: "1", form: "request", email: "anna@example.se" };
const message = { id: "2", form: "message", email: "anna@example.se" };

function memory(): Stores {
  const store = (): Store => {
    const items = new Map<string, string>();
    return {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    };
  };
  return { draft: store(), pending: store() };
}

function recorder(answer: (form: PostedForm) => Promise<SubmitResult>) {
  const posted: PostedForm[] = [];
  return {
    posted,
    post: (_name: string, sent: PostedForm) => {
      posted.push(sent);
      return answer(sent);
    },
  };
}

const accepts = async (): Promise<SubmitResult> => ({ ok: true });

test("pending forms are sent once, both kinds, with their stored id", async () => {
  const stores = memory();
  const refusal = ["Nej", ""] as const;
  savePending(stores, "contact-request", form, { thanks: ["Tack!", "Q-1"], refusal });
  savePending(stores, "contact-message", message, { thanks: ["Thank you!", ""], refusal });
  const { posted, post } = recorder(accepts);
  expect(await sendPendingForms(stores, post)).toEqual([
    { form, result: { ok: true }, message: ["Tack!", "Q-1"] },
    { form: message, result: { ok: true }, message: ["Thank you!", ""] },
  ]);
  expect(await sendPendingForms(stores, post)).toEqual([]);
  expect(posted).toEqual([form, message]);
});

test("a form that could not be delivered waits for the next time", async () => {
  const stores = memory();
  saveLocally(stores, "pending", "contact-request", form);
  const failures: (() => Promise<SubmitResult>)[] = [
    () => Promise.reject(new TypeError("no network")),
    async () => ({ ok: false, reason: "unavailable" }),
    async () => ({ ok: false, reason: "rateLimited" }),
  ];
  for (const failure of failures) {
    expect(await sendPendingForms(stores, failure)).toEqual([{ form, result: null, message: ["", ""] }]);
    expect(savedForm(stores, "pending", "contact-request")).toEqual(form);
  }
});

test("a form that the server refuses is not sent again, is reported, and becomes a draft unless there is a newer one", async () => {
  const stores = memory();
  const messages = { thanks: ["Tack!", ""], refusal: ["Nej", "Det finns kvar."] } as const;
  const result = { ok: false, reason: "invalid", issues: [{ field: "email", code: "x" }] } as const;
  savePending(stores, "contact-request", form, messages);
  savePending(stores, "contact-message", message, messages);
  saveLocally(stores, "draft", "contact-message", { email: "newer@example.se" });
  expect(await sendPendingForms(stores, async () => result)).toEqual([
    { form, result, message: ["Nej", "Det finns kvar."] },
    { form: message, result, message: ["Nej", "Det finns kvar."] },
  ]);
  expect(savedForm(stores, "pending", "contact-request")).toBeNull();
  expect(savedForm(stores, "draft", "contact-request")).toEqual(form);
  expect(savedForm(stores, "draft", "contact-message")).toEqual({ email: "newer@example.se" });
});

test("a correction made while the first version is being sent is not lost", async () => {
  const stores = memory();
  saveLocally(stores, "pending", "contact-request", form);
  const corrected = { ...form, id: "3", email: "anna@example.com" };
  await sendPendingForms(stores, async () => {
    saveLocally(stores, "pending", "contact-request", corrected);
    return { ok: true };
  });
  expect(savedForm(stores, "pending", "contact-request")).toEqual(corrected);
});

test("a browser that blocks storage stores nothing and returns false", () => {
  const refusing: Stores = {
    get draft(): Store {
      throw new DOMException("denied", "SecurityError");
    },
    get pending(): Store {
      throw new DOMException("denied", "SecurityError");
    },
  };
  expect(saveLocally(refusing, "pending", "contact-request", form)).toBe(false);
  expect(savedForm(refusing, "pending", "contact-request")).toBeNull();
});

test("what can't be read is no form", () => {
  const stores = memory();
  stores.pending.setItem("contact-request-pending", "{half");
  expect(savedForm(stores, "pending", "contact-request")).toBeNull();
});

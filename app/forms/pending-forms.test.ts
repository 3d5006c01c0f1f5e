import { expect, test } from "vitest";
import { earlierField, savePending, sendPendingForms } from "./pending-forms.ts";
import type { PostedForm } from "./posted-form.ts";
import {
  pendingForms,
  type Store,
  type Stores,
  saveDraft,
  savedDraft,
  savePendingForm,
} from "./saved-forms.ts";
import type { SubmitResult } from "./submit-result.ts";

const form = { id: "1", form: "request", email: "anna@example.se" };
const message = { id: "2", form: "message", email: "anna@example.se" };

function memory(): Stores {
  const store = (): Store => {
    const items = new Map<string, string>();
    return {
      get length() {
        return items.size;
      },
      key: (place) => [...items.keys()][place] ?? null,
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    };
  };
  return { draft: store(), pending: store() };
}

function recorder(respond: (form: PostedForm) => Promise<SubmitResult>) {
  const posted: PostedForm[] = [];
  return {
    posted,
    post: (_name: string, sent: PostedForm) => {
      posted.push(sent);
      return respond(sent);
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
  savePendingForm(stores, "contact-request", form);
  const failures: (() => Promise<SubmitResult>)[] = [
    () => Promise.reject(new TypeError("no network")),
    async () => ({ ok: false, reason: "unavailable" }),
    async () => ({ ok: false, reason: "rateLimited" }),
  ];
  for (const failure of failures) {
    expect(await sendPendingForms(stores, failure)).toEqual([{ form, result: null, message: ["", ""] }]);
    expect(pendingForms(stores)).toEqual([{ name: "contact-request", form }]);
  }
});

test("a form that the server refuses is not sent again, is reported, and becomes a draft unless there is a newer one", async () => {
  const stores = memory();
  const messages = { thanks: ["Tack!", ""], refusal: ["Nej", "Det finns kvar."] } as const;
  const result = { ok: false, reason: "invalid", issues: [{ field: "email", code: "x" }] } as const;
  savePending(stores, "contact-request", form, messages);
  savePending(stores, "contact-message", message, messages);
  saveDraft(stores, "contact-message", { email: "newer@example.se" });
  expect(await sendPendingForms(stores, async () => result)).toEqual([
    { form, result, message: ["Nej", "Det finns kvar."] },
    { form: message, result, message: ["Nej", "Det finns kvar."] },
  ]);
  expect(pendingForms(stores).map(({ name }) => name)).not.toContain("contact-request");
  expect(savedDraft(stores, "contact-request")).toEqual(form);
  expect(savedDraft(stores, "contact-message")).toEqual({ email: "newer@example.se" });
});

test("a correction made while the first version is being sent is not lost", async () => {
  const stores = memory();
  savePendingForm(stores, "contact-request", form);
  const corrected = { ...form, id: "3", email: "anna@example.com" };
  await sendPendingForms(stores, async () => {
    savePendingForm(stores, "contact-request", corrected);
    return { ok: true };
  });
  expect(pendingForms(stores)).toEqual([{ name: "contact-request", form: corrected }]);
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
  expect(savePendingForm(refusing, "contact-request", form)).toBe(false);
  expect(saveDraft(refusing, "contact-request", form)).toBe(false);
  expect(pendingForms(refusing)).toEqual([]);
  expect(savedDraft(refusing, "contact-request")).toBeNull();
});

test("what can't be read is no form", () => {
  const stores = memory();
  stores.pending.setItem("contact-request-pending-1", "{half");
  stores.pending.setItem("language", "sv");
  expect(pendingForms(stores)).toEqual([]);
});

test("two forms of the same name wait and are sent, each once", async () => {
  const stores = memory();
  const messages = { thanks: ["Tack!", ""], refusal: ["Nej", ""] } as const;
  const other = { ...form, id: "4", companyName: "Ett annat AB" };
  savePending(stores, "contact-request", form, messages);
  savePending(stores, "contact-request", other, messages);
  const { posted, post } = recorder(accepts);
  await sendPendingForms(stores, post);
  expect(posted).toEqual([form, other]);
  expect(pendingForms(stores)).toEqual([]);
});

test("a form that an earlier version of the script stored is sent once", async () => {
  const stores = memory();
  stores.pending.setItem(
    "guard-quote-pending",
    JSON.stringify({ ...form, _messages: { thanks: ["Tack!", ""], refusal: ["Nej", ""] } }),
  );
  const { posted, post } = recorder(accepts);
  expect(await sendPendingForms(stores, post)).toEqual([
    { form, result: { ok: true }, message: ["Tack!", ""] },
  ]);
  await sendPendingForms(stores, post);
  expect(posted).toEqual([form]);
});

test("a refused form waits, unsent, while the tab has the draft of another; then it becomes the draft", async () => {
  const stores = memory();
  const messages = { thanks: ["Tack!", ""], refusal: ["Nej", ""] } as const;
  const another = { email: "newer@example.se" };
  savePending(stores, "contact-request", form, messages);
  saveDraft(stores, "contact-request", another);
  const { posted, post } = recorder(async () => ({
    ok: false,
    reason: "invalid",
    issues: [{ field: "email", code: "x" }],
  }));
  await sendPendingForms(stores, post);
  await sendPendingForms(stores, post);
  expect(posted).toEqual([form]);
  expect(savedDraft(stores, "contact-request")).toEqual(another);
  stores.draft.removeItem("contact-request-draft");
  expect(await sendPendingForms(stores, post)).toEqual([]);
  expect(savedDraft(stores, "contact-request")).toEqual(form);
  expect(pendingForms(stores)).toEqual([]);
});

test("a refused form that is being corrected in this tab does not wait", async () => {
  const stores = memory();
  const messages = { thanks: ["Tack!", ""], refusal: ["Nej", ""] } as const;
  savePending(stores, "contact-request", form, messages);
  const correction = { email: "anna@example.com", [earlierField]: form.id };
  saveDraft(stores, "contact-request", correction);
  await sendPendingForms(stores, async () => ({ ok: false, reason: "invalid", issues: [] }));
  expect(pendingForms(stores)).toEqual([]);
  expect(savedDraft(stores, "contact-request")).toEqual(correction);
});

import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { readDraft, storeDraft } from "#app/admin/drafts.ts";
import { newFormId } from "#app/forms/form-values.ts";
import type { Content } from "#app/news/content.ts";
import { mergeContent } from "#app/news/merge-content.ts";
import { savable, type WrongField, wrongFields } from "#app/news/wrong-fields.ts";
import type { EditorData, EditorOutcome, Intent } from "./news-editor.server.ts";

/** Whether the text is saved. `partly`: all but the fields with an error. */
export type SaveState =
  | { kind: "saved" | "partly"; clock: string }
  | { kind: "unsaved" | "saving" | "failed" | "signedOut" | "invalid" }
  | { kind: "conflict"; theirs: Theirs; collisions: readonly string[] };

/** What a colleague has saved meanwhile. */
export type Theirs = Pick<EditorData, "content" | "version" | "saved">;

/** How long after the last change it saves. */
export const pauseMilliseconds = 1_200;
/** How long after a failed save it tries again. */
const retryMilliseconds = 5_000;

/**
 * The state of an article that is being written. It is saved shortly after the last change, one save at a time, and
 * before the page is left. What could not be saved stays in this tab, over a reload too, and is tried again. What a
 * colleague has saved meanwhile is merged in; somebody has to choose only for a field that both have changed.
 */
export function useNewsDraft(data: EditorData, typed: Content | null) {
  const [content, setContent] = useState(typed ?? data.content);
  const [state, setState] = useState<SaveState>(
    typed ? { kind: "unsaved" } : { kind: "saved", clock: data.saved.clock },
  );
  /** The colleague whose changes were merged in last. */
  const [merged, setMerged] = useState<EditorData["saved"] | null>(null);
  const latest = useRef(content);
  /** What was written at the last save, what of it was sent, and the content that the server saved. */
  const saved = useRef({ written: typed ? null : content, sent: data.content, content: data.content });
  /** The version that the next change is based on, also in the form's hidden field. */
  const [baseVersion, setBase] = useState(data.version);
  const version = useRef(baseVersion);
  const tab = useRef("");
  const sending = useRef<Promise<unknown> | null>(null);

  const setBaseVersion = useCallback((newBase: number) => {
    version.current = newBase;
    setBase(newBase);
  }, []);

  const replaceContent = useCallback((text: Content) => {
    latest.current = text;
    setContent(text);
  }, []);

  const isUnsaved = useCallback(() => latest.current !== saved.current.written, []);

  const store = useCallback(() => {
    const { sent, content: base } = saved.current;
    storeNewsDraft(data.id, {
      ...{ tab: tab.current, version: version.current, content: latest.current },
      base: { sent, content: base },
    });
  }, [data.id]);

  /** Replaces what is written here by the server's version. */
  const load = useCallback(
    (from: Theirs) => {
      saved.current = { written: from.content, sent: from.content, content: from.content };
      setBaseVersion(from.version);
      replaceContent(from.content);
      storeNewsDraft(data.id, null);
      setState({ kind: "saved", clock: from.saved.clock });
    },
    [setBaseVersion, replaceContent, data.id],
  );

  /** Merges a colleague's version into what is written here; asks for fields that both changed, unless `prefer` decides. */
  const take = useCallback(
    (theirs: Theirs, prefer?: "mine" | "theirs") => {
      if (!isUnsaved() && wrongFields(latest.current).length === 0) load(theirs);
      else {
        const { sent, content: base } = saved.current;
        const { content: both, collisions } = mergeContent(
          { was: sent, now: latest.current },
          { was: base, now: theirs.content },
          prefer ?? "mine",
        );
        if (collisions.length > 0 && !prefer) return setState({ kind: "conflict", theirs, collisions });
        saved.current = { written: null, sent: theirs.content, content: theirs.content };
        setBaseVersion(theirs.version);
        // At once: a letter that is typed before the fields show the other's text would overwrite it.
        flushSync(() => replaceContent(both));
        store();
        setState({ kind: "unsaved" });
      }
      setMerged(theirs.saved);
    },
    [isUnsaved, load, replaceContent, setBaseVersion, store],
  );

  const request = useCallback(
    () => ({
      version: version.current,
      tab: tab.current,
      content: savable(latest.current, saved.current.content),
    }),
    [],
  );

  const sendNow = useCallback(
    async (intent: Intent, extra: { at?: string; of?: string }): Promise<EditorOutcome | null> => {
      const written = latest.current;
      const sent = request();
      setState({ kind: "saving" });
      const { outcome, problem } = await post(data.hrefs.save, { intent, ...sent, ...extra });
      if (problem) setState({ kind: problem });
      const result = outcome?.kind === "refused" ? outcome.saved : outcome?.kind === "done" ? outcome : null;
      if (result) {
        setBaseVersion(result.version);
        if (intent === "save" || intent === "publish")
          saved.current = { written, sent: sent.content, content: result.content };
        const isWhole = wrongFields(latest.current).length === 0;
        const isSaved = latest.current === saved.current.written;
        if (isSaved && isWhole) storeNewsDraft(data.id, null);
        setState(isSaved ? { kind: isWhole ? "saved" : "partly", clock: result.clock } : { kind: "unsaved" });
      } else if (outcome?.kind === "conflict") take(outcome.theirs);
      else if (outcome) setState({ kind: "invalid" });
      return outcome;
    },
    [data.hrefs.save, data.id, setBaseVersion, request, take],
  );

  /** Sends a command once the earlier ones are done. One that doesn't save by itself is preceded by a save. */
  const send = useCallback(
    (intent: Intent, extra: { at?: string; of?: string } = {}): Promise<EditorOutcome | null> => {
      const before = sending.current;
      const turn = (async () => {
        await before;
        if (intent !== "save" && intent !== "publish" && latest.current !== saved.current.written) {
          const outcome = await sendNow("save", {});
          if (outcome?.kind !== "done") return outcome;
        }
        return sendNow(intent, extra);
      })();
      sending.current = turn;
      const end = () => {
        if (sending.current === turn) sending.current = null;
      };
      turn.then(end, end);
      return turn;
    },
    [sendNow],
  );

  const change = useCallback(
    (make: (before: Content) => Content) => {
      const after = make(latest.current);
      if (after === latest.current) return;
      replaceContent(after);
      store();
      setState((now) => (now.kind === "conflict" ? now : { kind: "unsaved" }));
    },
    [replaceContent, store],
  );

  const isWaiting = state.kind === "unsaved" || state.kind === "failed" || state.kind === "signedOut";
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the text starts the pause again
  useEffect(() => {
    if (!isWaiting) return;
    const pause = state.kind === "unsaved" ? pauseMilliseconds : retryMilliseconds;
    const timer = setTimeout(() => void send("save"), pause);
    return () => clearTimeout(timer);
  }, [content, state, isWaiting, send]);

  useEffect(() => {
    if (state.kind === "saved") return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [state]);

  useSaveBeforeLinks(isUnsaved, send);

  const restoreDraft = useEffectEvent(() => {
    const draft = readNewsDraft(data.id);
    tab.current = draft?.tab ?? newFormId();
    if (!draft || typed) return;
    saved.current = { written: null, ...draft.base };
    setBaseVersion(draft.version);
    replaceContent(draft.content);
    setState({ kind: "unsaved" });
  });
  /** Saves as the page is left by the back button, a key, or closing the tab. */
  const saveOnLeave = useEffectEvent(() => {
    if (!isUnsaved()) return;
    const written = latest.current;
    void post(data.hrefs.save, { intent: "save", ...request() }, true).then(({ outcome }) => {
      if (outcome?.kind === "done" && wrongFields(written).length === 0) storeNewsDraft(data.id, null);
    });
  });
  useEffect(() => {
    restoreDraft();
    const onHide = () => saveOnLeave();
    addEventListener("pagehide", onHide);
    return () => {
      removeEventListener("pagehide", onHide);
      saveOnLeave();
    };
  }, []);

  // The data is reloaded when something in the admin changed, which may be a colleague's save.
  useEffect(() => {
    if (sending.current || data.version <= version.current) return;
    if (data.editedIn === tab.current) setBaseVersion(data.version);
    // React flushes nothing within an effect.
    else queueMicrotask(() => take(data));
  }, [data, setBaseVersion, take]);

  /**
   * Ends a conflict: a field that both have changed gets the chosen value, and the other fields have the changes of
   * both.
   */
  const resolve = useCallback(
    (prefer: "mine" | "theirs") => {
      if (state.kind === "conflict") take(state.theirs, prefer);
    },
    [state, take],
  );

  const wrong: readonly WrongField[] = wrongFields(content);
  return { content, state, merged, version: baseVersion, wrong, change, send, load, resolve };
}

/**
 * Saves before a link or another form leaves the page, so that the next page shows what was written. If saving fails
 * the text stays in this tab, and the page is left anyway, unless the link needs it saved (`data-needs-saved`).
 */
function useSaveBeforeLinks(
  isUnsaved: () => boolean,
  send: (intent: "save") => Promise<EditorOutcome | null>,
): void {
  useEffect(() => {
    let isLetThrough = false;
    const passOn = (act: () => void) => {
      isLetThrough = true;
      act();
      isLetThrough = false;
    };
    const saveFirst = (event: Event, isNeeded: boolean, act: () => void) => {
      event.preventDefault();
      event.stopPropagation();
      void send("save").then((outcome) => {
        if (outcome?.kind === "done" || !isNeeded) passOn(act);
      });
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || isLetThrough || !isUnsaved() || link.getAttribute("href")?.startsWith("#")) return;
      // A link that opens in another tab does not wait for the save.
      if (event.ctrlKey || event.metaKey || event.shiftKey || link.target) void send("save");
      else saveFirst(event, link.hasAttribute("data-needs-saved"), () => link.click());
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || isLetThrough || !isUnsaved() || form.closest(".news-editor"))
        return;
      saveFirst(event, false, () => form.requestSubmit(event.submitter));
    };
    document.addEventListener("click", onClick, true);
    document.addEventListener("submit", onSubmit, true);
    return () => {
      document.removeEventListener("click", onClick, true);
      document.removeEventListener("submit", onSubmit, true);
    };
  }, [isUnsaved, send]);
}

/** The unsaved text of an article in a tab, with the version that it is based on. */
interface NewsDraft {
  tab: string;
  version: number;
  content: Content;
  /** That version as it was sent, and as the server saved it. */
  base: { sent: Content; content: Content };
}

/** The unsaved text of an article in this tab; null for none. */
function readNewsDraft(article: string): NewsDraft | null {
  try {
    const draft: NewsDraft | null = JSON.parse(readDraft(`news ${article}`) || "null");
    return draft?.base && Array.isArray(draft.content.rows) ? draft : null;
  } catch {
    return null;
  }
}

/** Stores the unsaved text of an article; null removes it. */
function storeNewsDraft(article: string, draft: NewsDraft | null): void {
  storeDraft(`news ${article}`, draft ? JSON.stringify(draft) : "");
}

async function post(
  url: string,
  body: object,
  keepalive = false,
): Promise<{ outcome: EditorOutcome | null; problem: "failed" | "signedOut" | null }> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      redirect: "manual",
      keepalive,
    });
    if (response.type === "opaqueredirect") return { outcome: null, problem: "signedOut" };
    if (![200, 409, 422].includes(response.status)) return { outcome: null, problem: "failed" };
    const outcome: EditorOutcome = await response.json();
    return { outcome, problem: null };
  } catch {
    return { outcome: null, problem: "failed" };
  }
}

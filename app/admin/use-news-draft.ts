import { useCallback, useEffect, useRef, useState } from "react";
import type { Content } from "#app/news/desk/content.ts";
import type { EditorData, EditorOutcome, Intent } from "./news-editor.server.ts";

/** How far the text is from being kept. */
export type SaveState =
  | { kind: "saved"; clock: string }
  | { kind: "unsaved" | "saving" | "failed" | "signedOut" | "invalid" }
  | { kind: "conflict"; who: string; clock: string; version: number };

/** After so long without a key, what was written is kept (ms). */
const pauseMilliseconds = 1_200;
/** A save that failed is tried again after so long (ms). */
const retryMilliseconds = 5_000;

/**
 * The article as it is written in this browser. It is kept a moment after the last key, one save at a time; what
 * could not be kept stays here and is tried again. A colleague's version is never written over unasked.
 */
export function useNewsDraft(data: EditorData, typed: Content | null) {
  const [content, setContent] = useState(typed ?? data.content);
  const [state, setState] = useState<SaveState>(
    typed ? { kind: "unsaved" } : { kind: "saved", clock: data.saved.clock },
  );
  const latest = useRef(content);
  /** The version that the next change is made on; also in what is sent without script's help. */
  const [known, setKnown] = useState(data.version);
  const version = useRef(known);
  const sending = useRef<Promise<EditorOutcome | null> | null>(null);

  const know = useCallback((now: number) => {
    version.current = now;
    setKnown(now);
  }, []);

  const send = useCallback(
    async (intent: Intent, extra: { at?: string; of?: string } = {}): Promise<EditorOutcome | null> => {
      await sending.current;
      const sent = latest.current;
      setState({ kind: "saving" });
      const answer = post(data.hrefs.save, { intent, version: version.current, content: sent, ...extra });
      sending.current = answer.then(({ outcome }) => outcome);
      const { outcome, problem } = await answer;
      sending.current = null;
      if (problem) setState({ kind: problem });
      const done = outcome?.kind === "refused" ? outcome.kept : outcome?.kind === "done" ? outcome : null;
      if (done) {
        know(done.version);
        setState(latest.current === sent ? { kind: "saved", clock: done.clock } : { kind: "unsaved" });
      } else if (outcome?.kind === "conflict")
        setState({ kind: "conflict", who: outcome.who, clock: outcome.clock, version: outcome.version });
      else if (outcome) setState({ kind: "invalid" });
      return outcome;
    },
    [data.hrefs.save, know],
  );

  const change = useCallback((make: (before: Content) => Content) => {
    const after = make(latest.current);
    if (after === latest.current) return;
    latest.current = after;
    setContent(after);
    setState((now) => (now.kind === "conflict" ? now : { kind: "unsaved" }));
  }, []);

  const isWaiting = state.kind === "unsaved" || state.kind === "failed" || state.kind === "signedOut";
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the text begins the pause anew
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

  // The page is read again when something at the desk has changed: a colleague may have been here.
  useEffect(() => {
    if (sending.current || data.version <= version.current) return;
    setState({ kind: "conflict", who: data.saved.by ?? "", clock: data.saved.clock, version: data.version });
  }, [data.version, data.saved.by, data.saved.clock]);

  /** Takes what is kept on the server in the place of what stands here. */
  const load = useCallback(
    (from: Pick<EditorData, "content" | "version" | "saved">) => {
      latest.current = from.content;
      know(from.version);
      setContent(from.content);
      setState({ kind: "saved", clock: from.saved.clock });
    },
    [know],
  );

  /** Keeps what stands here over a colleague's version, which stays among the earlier ones. */
  const overwrite = useCallback(
    (over: number) => {
      know(over);
      return send("save");
    },
    [send, know],
  );

  return { content, state, version: known, change, send, load, overwrite };
}

async function post(
  address: string,
  body: object,
): Promise<{ outcome: EditorOutcome | null; problem: "failed" | "signedOut" | null }> {
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      redirect: "manual",
    });
    if (answer.type === "opaqueredirect") return { outcome: null, problem: "signedOut" };
    if (![200, 409, 422].includes(answer.status)) return { outcome: null, problem: "failed" };
    const outcome: EditorOutcome = await answer.json();
    return { outcome, problem: null };
  } catch {
    return { outcome: null, problem: "failed" };
  }
}

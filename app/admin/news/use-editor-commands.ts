import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { oneOf } from "#app/domain/one-of.ts";
import type { EditorData, EditorOutcome, Intent } from "./news-editor.server.ts";
import type { useNewsDraft } from "./use-news-draft.ts";

/** The commands of buttons, besides saving. */
const commands: readonly Intent[] = ["publish", "withdraw", "restore", "takeBack", "putBack", "plan"];

/**
 * The commands of an article's form once it has its script: publishing, planning, restoring and removing. `outcome` is
 * that of the last one; `at` is the chosen time of publication. `ask` is called before publishing; true if it asks for
 * more first, and then calls `publish`.
 */
export function useEditorCommands(
  data: EditorData,
  { state, wrong, send, load }: ReturnType<typeof useNewsDraft>,
  { first, at, ask }: { first: EditorOutcome | null; at: string; ask: () => boolean },
) {
  const { problems } = data.messages;
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState(first);
  /** The version that is loaded into the editor once the reloaded data has it; null for none. */
  const [awaitedVersion, setAwaitedVersion] = useState<number | null>(null);
  useEffect(() => {
    if (awaitedVersion === null || data.version < awaitedVersion) return;
    setAwaitedVersion(null);
    load(data);
  }, [awaitedVersion, data, load]);
  /** The button that removes the draft: pressed again once the last change is saved, on the new version. */
  const [removeButton, setRemoveButton] = useState<HTMLButtonElement | null>(null);
  useEffect(() => {
    if (!removeButton) return;
    setRemoveButton(null);
    if (state.kind === "saved") form.current?.requestSubmit(removeButton);
  }, [removeButton, state]);

  const runCommand = async (intent: Intent, extra: { at?: string; of?: string }) => {
    if (intent === "publish" && wrong.length > 0) {
      setOutcome({ kind: "refused", title: problems.title, text: problems.marked, saved: null });
      return;
    }
    const result = await send(intent, extra);
    setOutcome(result ?? { kind: "refused", ...problems.notReached, saved: null });
    if (!result || result.kind === "conflict") return;
    await revalidate();
    if (intent === "restore" && result.kind === "done") setAwaitedVersion(result.version);
  };
  /** Read from the field, which may have been filled in before hydration. */
  const chosenAt = () => {
    const field = form.current?.elements.namedItem("at");
    return field instanceof HTMLInputElement ? field.value : at;
  };
  const publish = () => void runCommand("publish", { at: chosenAt() });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : "save";
    if (intent === "throwAway" && state.kind === "saved") return;
    event.preventDefault();
    const [word, of] = intent.split(":");
    const command = oneOf(commands, word);
    if (command === "publish") {
      if (wrong.length > 0 || !ask()) publish();
    } else if (command) void runCommand(command, { of });
    else if (intent === "throwAway" && submitter instanceof HTMLButtonElement)
      void send("save").then((saved) => saved?.kind === "done" && setRemoveButton(submitter));
    else void send("save");
  };
  return { form, outcome, submit, publish };
}

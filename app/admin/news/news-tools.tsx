import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, useEffect, useReducer, useRef, useState } from "react";
import { linkHref } from "#app/news/draft.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon, IconOf } from "#app/ui/icon.tsx";
import type { EditorData } from "./news-editor.server.ts";
import { PictureButton } from "./picture-button.tsx";

interface NewsToolsProps {
  editor: Editor | null;
  messages: EditorData["messages"]["tools"];
  /** Called with a picture to put below the row that is written in. */
  onPicture(file: File): void;
}

/** The toolbar for the focused field: bold, italic, link, lists, and a picture below it. */
export function NewsTools({ editor, messages, onPicture }: NewsToolsProps) {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [isLinking, setIsLinking] = useState(false);
  const address = useRef<HTMLInputElement>(null);
  /** The tool that Tab comes to; the arrows go to the others. */
  const [stop, setStop] = useState("bold");
  useEffect(() => {
    if (!editor) return;
    editor.on("transaction", rerender);
    return () => void editor.off("transaction", rerender);
  }, [editor]);
  useEffect(() => {
    // The toolbar is sticky: focus would scroll to its place in the document, at the top of the page.
    if (isLinking) address.current?.focus({ preventScroll: true });
  }, [isLinking]);
  const isOn = (name: string) => editor?.isActive(name) ?? false;
  const run = (command: "toggleBold" | "toggleItalic" | "toggleBulletList" | "toggleOrderedList") => () =>
    editor?.chain().focus()[command]().run();
  const tools = [
    { name: "bold", label: messages.bold, sign: <b>{messages.bold[0]}</b>, act: run("toggleBold") },
    { name: "italic", label: messages.italic, sign: <i>{messages.italic[0]}</i>, act: run("toggleItalic") },
    { name: "link", label: messages.link, sign: <Icon name="link" />, act: () => setIsLinking(true) },
    {
      name: "bulletList",
      label: messages.bullets,
      sign: (
        <IconOf path="M9 6.500H20M9 12H20M9 17.500H20M4.500 6.500H4.510M4.500 12H4.510M4.500 17.500H4.510" />
      ),
      act: run("toggleBulletList"),
    },
    {
      name: "orderedList",
      label: messages.numbers,
      sign: <IconOf path="M10 6.500H20M10 12H20M10 17.500H20M4 5L5.500 4V9M4 14.500H6.500L4 18.500H6.500" />,
      act: run("toggleOrderedList"),
    },
  ];
  const setLink = () => {
    const typed = address.current?.value.trim();
    const chain = editor?.chain().focus().extendMarkRange("link");
    const attrs = { href: linkHref(typed ?? "") };
    // With no text selected the address is written out.
    if (typed && editor?.state.selection.empty && !isOn("link"))
      chain?.insertContent({ type: "text", text: typed, marks: [{ type: "link", attrs }] });
    else if (typed) chain?.setLink(attrs);
    chain?.run();
    setIsLinking(false);
  };
  return (
    <div
      className="news-tools row"
      role="toolbar"
      tabIndex={-1}
      aria-label={messages.label}
      onKeyDown={moveAlong}
    >
      {tools.map(({ name, label, sign, act }) => (
        <Button
          key={name}
          type="button"
          kind="outline"
          size="small"
          className="button--square"
          aria-pressed={isOn(name)}
          aria-label={label}
          title={label}
          aria-disabled={editor ? undefined : true}
          tabIndex={stop === name ? 0 : -1}
          onFocus={() => setStop(name)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={editor ? act : undefined}
        >
          {sign}
        </Button>
      ))}
      <PictureButton
        className="button--square"
        label={messages.picture}
        tabIndex={stop === "picture" ? 0 : -1}
        onFocus={() => setStop("picture")}
        onFile={onPicture}
      >
        <IconOf path="M4 5H20V19H4ZM4 16L9 11L13 15L16 12.500L20 16M15.500 9.500H15.510" />
      </PictureButton>
      {isLinking ? (
        <span className="field row stack--tight">
          <input
            ref={address}
            type="url"
            aria-label={messages.address}
            placeholder="https://"
            defaultValue={String(editor?.getAttributes("link").href ?? "")}
            onKeyDown={(event) => {
              if (event.key === "Enter") {
                event.preventDefault();
                setLink();
              }
              if (event.key !== "Escape") return;
              setIsLinking(false);
              editor?.commands.focus();
            }}
          />
          <Button type="button" kind="outline" size="small" onClick={setLink}>
            {messages.setLink}
          </Button>
          {isOn("link") ? (
            <button
              type="button"
              className="plain-button"
              onClick={() => {
                editor?.chain().focus().extendMarkRange("link").unsetLink().run();
                setIsLinking(false);
              }}
            >
              {messages.removeLink}
            </button>
          ) : null}
        </span>
      ) : null}
    </div>
  );
}

/** The arrow keys go to the tool before or after. */
function moveAlong({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  const tools = [...currentTarget.querySelectorAll<HTMLElement>(".button--square")];
  const now = tools.findIndex((tool) => tool.matches(":focus"));
  if (step && now >= 0) tools.at((now + step) % tools.length)?.focus();
}

import { createDocument, type Editor, EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useLayoutEffect, useRef } from "react";
import type { Locale } from "#app/i18n/locale.ts";
import { tidyPasted } from "./pasted-html.ts";

export interface RichCellProps {
  value: string;
  label: string;
  lang: Locale;
  className: string;
  /** Whether an empty field begins as a list. */
  isList: boolean;
  focusesAtOnce: boolean;
  error: string | null;
  onChange(html: string): void;
  onFocus(editor: Editor): void;
}

/** Only the tags of rich text (product 13.2); pasted text is reduced to them. */
const kit = StarterKit.configure({
  blockquote: false,
  code: false,
  codeBlock: false,
  heading: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  trailingNode: false,
  link: {
    openOnClick: false,
    autolink: false,
    linkOnPaste: true,
    HTMLAttributes: { target: null, rel: null },
  },
});

/** A rich-text field. Loaded only by the editor. */
export function RichCell(props: RichCellProps) {
  const { value, label, lang, className, isList, focusesAtOnce, error, onChange, onFocus } = props;
  /** The text that the field shows. */
  const written = useRef(value);
  const editor = useEditor({
    extensions: [kit],
    content: value || (isList ? "<ul><li><p></p></li></ul>" : ""),
    autofocus: focusesAtOnce ? "end" : false,
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      transformPastedHTML: tidyPasted,
      // Ctrl+Enter publishes (news-bar.tsx) and makes no line break.
      handleKeyDown: (_view, { key, ctrlKey, metaKey }) => key === "Enter" && (ctrlKey || metaKey),
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        lang,
        class: className,
        ...(error ? { "aria-invalid": "true", "aria-describedby": error } : {}),
      },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = changed.getText().trim() ? changed.getHTML() : "";
      onChange(written.current);
    },
    onFocus: ({ editor: focused }) => onFocus(focused),
  });
  // Another text has replaced it: a colleague's, an earlier one, or one that an undo brought back.
  useLayoutEffect(() => {
    if (!editor || value === written.current) return;
    written.current = value;
    showText(editor, value);
  }, [editor, value]);
  return <EditorContent editor={editor} />;
}

/** Shows another text in place of what differs from it, so that the caret stays where somebody writes. */
function showText(editor: Editor, html: string): void {
  const { doc, tr } = editor.state;
  const text = createDocument(html, editor.schema);
  const start = doc.content.findDiffStart(text.content);
  const end = doc.content.findDiffEnd(text.content);
  if (start === null || !end) return;
  // Where a letter is repeated the ends lie before the start.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const part = text.slice(start, end.b + overlap);
  editor.view.dispatch(tr.replace(start, end.a + overlap, part).setMeta("preventUpdate", true));
}

import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";

interface RichCellProps {
  value: string;
  label: string;
  lang: "sv" | "en";
  className: string;
  onChange(html: string): void;
  onFocus(editor: Editor): void;
}

/** The tags of specification section 5, and nothing else: what is pasted is cut down to them. */
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

/** A field of rich text. Loaded only where somebody edits. */
export function RichCell({ value, label, lang, className, onChange, onFocus }: RichCellProps) {
  const editor = useEditor({
    extensions: [kit],
    content: value,
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label, lang, class: className },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : changed.getHTML()),
    onFocus: ({ editor: focused }) => onFocus(focused),
  });
  return <EditorContent editor={editor} className="ed-rich" />;
}

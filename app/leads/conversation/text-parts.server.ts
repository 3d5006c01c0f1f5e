import type PostalMime from "postal-mime";

/** A part of an email that is text, in its own bytes. */
interface TextPart {
  kind: "plain" | "html";
  bytes: Uint8Array;
  charset: string;
  isFlowed: boolean;
  delSp: boolean;
}

/** What we read of postal-mime's own tree, which it does not document: only this tree has a text's bytes. */
interface MimeNode {
  contentType: { multipart: string | false; parsed: { value: string; params: Record<string, string> } };
  contentDisposition: { parsed: { value: string } };
  content: ArrayBuffer | null;
  childNodes: MimeNode[];
}

/**
 * The texts of an email that `parser` has parsed, in their order, as postal-mime chooses them: each with its parts, of
 * which those of multipart/alternative say the same.
 */
export function textsOf(parser: PostalMime): TextPart[][] {
  const texts: TextPart[][] = [];
  collect(Reflect.get(parser, "root") as MimeNode, null, texts);
  return texts;
}

function collect(node: MimeNode, alternatives: TextPart[] | null, texts: TextPart[][]): void {
  const { multipart, parsed } = node.contentType;
  if (multipart) {
    const own = multipart === "alternative" && !alternatives ? [] : alternatives;
    if (own && own !== alternatives) texts.push(own);
    for (const child of node.childNodes) collect(child, own, texts);
    return;
  }
  const kind = textKinds.get(parsed.value);
  if (!kind || node.contentDisposition.parsed.value === "attachment") return;
  const { charset = "", format = "", delsp = "" } = parsed.params;
  const part = {
    kind,
    bytes: new Uint8Array(node.content ?? []),
    charset,
    isFlowed: format.toLowerCase() === "flowed",
    delSp: delsp.toLowerCase() === "yes",
  };
  if (alternatives) alternatives.push(part);
  else texts.push([part]);
}

const textKinds = new Map<string, TextPart["kind"]>([
  ["text/plain", "plain"],
  ["text/html", "html"],
]);

/**
 * Runs in a page and does what a browser's translator does: it puts each text into a `<font>`, also texts that come
 * later. The text node itself is moved into it, or replaced by a copy.
 */
export function translateAll(isKept: boolean): void {
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const isShown = !text.parentElement?.closest("script, style, title, textarea, option, font");
      if (text instanceof Text && isShown && text.data.trim()) texts.push(text);
    }
    for (const text of texts) {
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(isKept ? text : text.data);
    }
  };
  translate(document.body);
  new MutationObserver(() => translate(document.body)).observe(document.body, {
    childList: true,
    subtree: true,
  });
}

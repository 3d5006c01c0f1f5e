/**
 * What a browser's translator does to a page, to be run in it: puts the translation of each text into a `<font>`, of those
 * that come later too. The text itself is in it, or nowhere any more.
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

/* Translators put each text into a <font>, or put another text in its place, at any time. When React then calls removeChild
   or insertBefore on the element that it rendered the text into, the browser throws, and the page is replaced by an error
   (react#11538). React has no option against it (product 8.13). */

/**
 * Lets `removeChild` and `insertBefore` accept a text that is no longer a child of the element. If the translator wrapped
 * it in another element, that wrapper is used in its place. If the text is gone, nothing is removed, and a new node is
 * appended.
 */
export function acceptMovedTexts(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const own = isMovedText(child, this) ? childAround(child, this) : child;
    if (own) removeChild.call(this, own);
    return child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    next: Node | null,
  ): Added {
    insertBefore.call(this, added, next && isMovedText(next, this) ? childAround(next, this) : next);
    return added;
  };
}

function isMovedText(node: Node, parent: Node): boolean {
  return node instanceof Text && node.parentNode !== parent;
}

/** The child of an element that contains a node; null when none does. */
function childAround(node: Node, parent: Node): Node | null {
  let around: Node | null = node;
  while (around && around.parentNode !== parent) around = around.parentNode;
  return around;
}

/** The name of the button that sends a form: outside the opening hours it says when we respond, too (product 1.11). */
export function sendButton(word: string): RegExp {
  return new RegExp(`^${word}(?:$| ändå, | anyway, )`);
}

/**
 * Renders a text whose numbers with hyphens (a reference, a registration or telephone number) stay on one line, without
 * characters that would be copied with them.
 */
export function UnbrokenNumbers({ text }: { text: string }) {
  // Every second part is a number.
  return text.split(/\b([A-Z\d]+(?:-[A-Z\d]+)+)\b/).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their places
      <span className="unbroken" key={place}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** The addresses of the site's own pages, by the names in texts. */
export type PageAddresses = Readonly<Record<string, string>>;

interface LinkedTextProps {
  /** Words with links as `[words](name)`, where the name is one of `pages` or an address. */
  text: string;
  pages?: PageAddresses;
}

/** A text with its links. Throws when a link names an unknown page: no dead links. */
export function LinkedText({ text, pages = {} }: LinkedTextProps) {
  return text.split(/(\[[^[\]]+\]\([^()]+\))/).map((part) => {
    const [, words, target] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (!words || !target) return part;
    return (
      <a href={addressOf(target, pages)} key={part}>
        {words}
      </a>
    );
  });
}

function addressOf(target: string, pages: PageAddresses): string {
  if (/^(?:\/|(?:https|mailto|tel):)/.test(target)) return target;
  const address = pages[target];
  if (!address) throw new Error(`A text links to "${target}", which the page gives no address for.`);
  return address;
}

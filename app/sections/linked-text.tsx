import { UnbrokenNumbers } from "#app/ui/unbroken-numbers.tsx";

/** The URLs of the site's own pages, by their names in texts. */
export type PageAddresses = Readonly<Record<string, string>>;

interface LinkedTextProps {
  /** A text with links as `[words](name)`, where the name is one of `pages` or a URL. */
  text: string;
  pages?: PageAddresses;
}

/** Renders a text with its links; a registration number stays on one line. Throws when a link names an unknown page. */
export function LinkedText({ text, pages = {} }: LinkedTextProps) {
  return text.split(/(\[[^[\]]+\]\([^()]+\))/).map((part) => {
    const [, words, target] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (!words || !target) return <UnbrokenNumbers text={part} key={part} />;
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
  if (!address) throw new Error(`A text links to "${target}", which is no URL and not in the page's list.`);
  return address;
}

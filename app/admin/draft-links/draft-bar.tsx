import "#app/ui/stack.css";
import "./draft-bar.css";

interface DraftBarProps {
  notice: string;
  text?: string | undefined;
  links: readonly { href: string; label: string }[];
}

/** A bar that says that the page is a draft. */
export function DraftBar({ notice, text, links }: DraftBarProps) {
  return (
    <div className="draft-bar row night">
      <p>
        <b>{notice}</b>
        {text ? <span>{text}</span> : null}
      </p>
      {links.map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </div>
  );
}

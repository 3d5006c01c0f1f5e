import "./attachments.css";

interface AttachmentsProps {
  label: string;
  files: readonly { id: string; name: string; about: string; href: string }[];
}

/** The attachments of an email on a timeline, as downloads; nothing when there are none. */
export function Attachments({ label, files }: AttachmentsProps) {
  if (files.length === 0) return null;
  return (
    <ul className="attachments" aria-label={label}>
      {files.map(({ id, name, about, href }) => (
        <li key={id}>
          <a href={href} download={name}>
            {name}
          </a>{" "}
          <span className="muted">{about}</span>
        </li>
      ))}
    </ul>
  );
}

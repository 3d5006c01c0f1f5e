import { Icon, type IconName } from "./icon.tsx";

interface TextListProps {
  className: string;
  texts: readonly string[];
  /** Shown before each text. */
  icon?: IconName;
  /** The class of each item. */
  item?: string;
}

/** A list of texts. */
export function TextList({ className, texts, icon, item }: TextListProps) {
  return (
    <ul className={className}>
      {texts.map((text) => (
        <li className={item} key={text}>
          {icon ? (
            <>
              <Icon name={icon} />
              <span>{text}</span>
            </>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}

import styles from "./invented-mark.css?url";

/** Says on every page of a demo that its people, companies and requests are invented. */
export function InventedMark({ text }: { text: string }) {
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <p className="invented-mark">{text}</p>
    </>
  );
}

import { telephoneHref } from "#app/domain/telephone.ts";
import type { SubmissionWords } from "./form-definition.ts";
import "./form-frame.css";

interface SentProps {
  words: Pick<SubmissionWords, "urgent" | "telephone">;
  title: string;
  text?: string;
}

/** Replaces a form that was sent; with the telephone number for urgent cases (docs/product.md, 8.10). */
export function Sent({ words, title, text }: SentProps) {
  return (
    <div className="sending sending-ok full">
      <b>{title}</b>
      {text && <p>{text}</p>}
      <p>
        {words.urgent} <a href={telephoneHref(words.telephone)}>{words.telephone}</a>
      </p>
    </div>
  );
}

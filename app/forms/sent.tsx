import type { Ref } from "react";
import { telephoneHref } from "#app/domain/telephone.ts";
import type { SubmissionMessages } from "./form-definition.ts";
import "./form-frame.css";

interface SentProps {
  messages: Pick<SubmissionMessages, "reachUs" | "telephone">;
  title: string;
  text?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Replaces a form that was sent; with the telephone number (product 8.10). */
export function Sent({ messages, title, text, ref }: SentProps) {
  return (
    <div ref={ref} tabIndex={-1} className="sending sending--ok full">
      <b>{title}</b>
      {text && <p>{text}</p>}
      <p>
        {messages.reachUs}{" "}
        <a className="unbroken" href={telephoneHref(messages.telephone)}>
          {messages.telephone}
        </a>
      </p>
    </div>
  );
}

import { telephoneHref } from "#app/domain/telephone.ts";
/** The telephone number with its hours. */
export function Telephone({ number, text }: { number: string; text: string }) {
  return (
    <p>
      <a className="title" href={telephoneHref(number)}>
        {number}
      </a>
      <br />
      <span className="small muted">{text}</span>
    </p>
  );
}

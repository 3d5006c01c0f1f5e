/** The telephone number with its hours. */
export function Telephone({ number, text }: { number: string; text: string }) {
  return (
    <p className="search-telephone">
      <a className="title" href={`tel:${number.replace(/[^\d+]/g, "")}`}>
        {number}
      </a>
      <span className="small muted">{text}</span>
    </p>
  );
}

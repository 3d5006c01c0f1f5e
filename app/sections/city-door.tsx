import "./city-door.css";

interface CityDoorProps {
  title: string;
  text: string;
  columns: { does: string; passes: string };
  stops: readonly { time: string; does: string; passes: string }[];
}

/** Four moments at a door: what the host does, and who takes over where a host's work ends. */
export function CityDoor({ title, text, columns, stops }: CityDoorProps) {
  return (
    <section className="section sunken" aria-labelledby="door-title">
      <div className="wrap">
        <div className="head">
          <h2 id="door-title">{title}</h2>
          <p className="muted">{text}</p>
        </div>
        <ol className="city-door rows">
          {stops.map(({ time, does, passes }) => (
            <li key={time}>
              <b className="numeral">{time}</b>
              <p className="city-door__does">
                <span className="meta muted">{columns.does}</span> {does}
              </p>
              <p>
                <span className="meta muted">{columns.passes}</span> {passes}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

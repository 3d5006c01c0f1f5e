import "./city-authorities.css";

interface CityAuthoritiesProps {
  title: string;
  lead: string;
  concerns: string;
  items: readonly { name: string; text: string; concerns: string }[];
}

/** Which authority decides what for this service in this city. */
export function CityAuthorities({ title, lead, concerns, items }: CityAuthoritiesProps) {
  return (
    <section className="section city-authorities" aria-labelledby="authorities-title">
      <div className="wrap columns columns--5-7">
        <div>
          <h2 id="authorities-title">{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        <div className="city-authorities__list">
          {items.map((item) => (
            <article key={item.name}>
              <h3>{item.name}</h3>
              <p>{item.text}</p>
              <p className="small">
                <b>{concerns}</b> {item.concerns}
              </p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

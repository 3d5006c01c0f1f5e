import { Receipt } from "#app/ui/receipt.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/entrance-host-cost";
import "#app/ui/receipt.css";
import "#app/ui/stack.css";

type Rotas = Route.ComponentProps["loaderData"]["rotas"];

const row = 58;
const bar = 42;
const perHour = 40;

/**
 * Each entrance host is a dark bar with a name badge, as long as their hours: the lengths together are the cost. No
 * tape: entrance hosts are never drawn in it.
 */
export function EntranceHostRotas({ messages, scale, rotas }: Rotas) {
  return (
    <Section id="rakna" titleId="rotas-title" title={messages.title} intro={messages.intro}>
      <ul className="rotas__key row stack--loose small" aria-hidden="true">
        <li className="row stack--tight">{messages.key.bar}</li>
        <li className="row stack--tight">{messages.key.band}</li>
      </ul>
      {rotas.map((rota) => (
        <article className="rota ruled columns columns--4-5-3" key={rota.title}>
          <div>
            <h3>{rota.title}</h3>
            <p>
              <b>{rota.when}</b>
            </p>
            <p>{rota.text}</p>
          </div>
          <div>
            <Drawing rota={rota} scale={scale} />
            <p className="scale meta muted" aria-hidden="true">
              {scale.marks.map(({ name }) => (
                <span key={name}>{name}</span>
              ))}
            </p>
          </div>
          <Receipt rows={rota.rows} small />
        </article>
      ))}
    </Section>
  );
}

function Drawing({ rota, scale }: { rota: Rotas["rotas"][number]; scale: Rotas["scale"] }) {
  const x = (hour: number) => (hour - scale.from) * perHour;
  const height = rota.spans.length * row + row - bar;
  const width = x(scale.to);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="drawn"
      role="img"
      aria-label={rota.label}
    >
      <rect className="rota__ground" width={width} height={height} />
      {rota.bands.map(({ from, to }) => (
        <rect className="rota__band" x={x(from)} width={x(to) - x(from)} height={height} key={from} />
      ))}
      {scale.marks.slice(1, -1).map(({ hour }) => (
        <path className="rota__line" d={`M${x(hour)} 0V${height}`} key={hour} />
      ))}
      {rota.spans.map(({ from, to }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same hours; the list never changes
        <g transform={`translate(${x(from)} ${(index + 1) * row - bar})`} key={index}>
          <rect className="rota__bar" width={x(to) - x(from)} height={bar} rx="4" />
          <rect className="rota__badge" x="14" y="11" width="34" height="20" rx="2" />
        </g>
      ))}
    </svg>
  );
}

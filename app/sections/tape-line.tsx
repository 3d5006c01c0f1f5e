import "./tape-line.css";

interface TapeLineProps {
  total: number;
  pieces: readonly (readonly [from: number, to: number])[];
}

/** Pieces of tape on a line, to scale; decoration for a text with the same content. */
export function TapeLine({ total, pieces }: TapeLineProps) {
  return (
    <svg className="tape-line" viewBox={`0 0 ${total} 20`} preserveAspectRatio="none" aria-hidden="true">
      {pieces.map(([from, to]) => (
        <g key={from}>
          <rect x={from} width={to - from} height="20" />
          <rect x={from} width={to - from} y="1.5" height="17" fill="var(--signal)" />
          <rect x={from} width={to - from} y="5.5" height="9" fill="var(--silver-300)" />
        </g>
      ))}
    </svg>
  );
}

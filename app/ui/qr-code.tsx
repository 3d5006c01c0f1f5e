import "./qr-code.css";

export interface QrImage {
  /** Modules on a side, including the quiet zone. */
  size: number;
  /** The dark modules as one SVG path. */
  path: string;
}

interface QrCodeProps {
  image: QrImage;
  label: string;
}

/** A QR code, ink on white in every mode: a camera needs the contrast. */
export function QrCode({ image: { size, path }, label }: QrCodeProps) {
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

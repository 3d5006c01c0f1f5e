import encodeQR from "qr";
import type { QrImage } from "./qr-code.tsx";

/** The light modules that a reader needs around the symbol (ISO/IEC 18004, 9.1). */
const quietZone = 4;

/** A URL as a QR symbol: one path of 1 by 1 squares, including the quiet zone. */
export function qrImage(address: string): QrImage {
  const modules = encodeQR(address, "raw", { ecc: "medium", border: quietZone });
  const path = modules
    .flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join("");
  return { size: modules.length, path };
}

/** The runs of dark modules in a row: start and length. */
function runs(row: readonly boolean[]): [start: number, length: number][] {
  const runsInRow: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runsInRow.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runsInRow.push([x, 1]);
  });
  return runsInRow;
}

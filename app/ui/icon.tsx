import "./icon.css";

const paths = {
  arrow: "M4 12H19M13 6L19 12L13 18",
  ext: "M7 17L17 7M9 7H17V15",
  down: "M5 9L12 16L19 9",
  check: "M4 12.5L9.5 18L20 6.5",
  x: "M6 6L18 18M18 6L6 18",
  menu: "M3 7H21M3 12H21M3 17H21",
  clock: "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5M12 7.5V12L15.5 14",
  pin: "M12 21L6 13.5A7 7 0 1 1 18 13.5ZM12 7.5A2 2 0 1 0 12 11.5A2 2 0 1 0 12 7.5",
  mail: "M3 6H21V18H3ZM3 7L12 13.5L21 7",
  phone: "M5 3H9L11 8L8.5 10A12 12 0 0 0 14 15.5L16 13L21 15V19Q21 21 19 21A16 16 0 0 1 3 5Q3 3 5 3",
  search: "M10.5 4A6.5 6.5 0 1 0 10.5 17A6.5 6.5 0 1 0 10.5 4M15.5 15.5L20.5 20.5",
  warn: "M12 4L22 20H2ZM12 10V14.5M12 16.8V17.6",
  calendar: "M4 6H20V20H4ZM4 10.5H20M8 3.5V7M16 3.5V7",
  info: "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5M12 11V16.5M12 7.2V8",
  doc: "M6 3H14L19 8V21H6ZM13.5 3.5V8.5H18.5M9 13H15M9 17H15",
  grid: "M4 4H10V10H4ZM14 4H20V10H14ZM4 14H10V20H4ZM14 14H20V20H14Z",
  users:
    "M9 4A3.5 3.5 0 1 0 9 11A3.5 3.5 0 1 0 9 4M2.5 20Q2.5 14 9 14T15.5 20M16 5A3 3 0 0 1 16 11M18 14.5Q21.5 15.5 21.5 20",
  inbox: "M6 4H18L21 13V20H3V13ZM3 13H8.5L10 16H14L15.5 13H21",
  gear: "M4 7H13M17 7H20M4 17H7M11 17H20M15 4.5V9.5M9 14.5V19.5",
  again: "M19 12A7 7 0 1 1 16.5 6.6L19 9M19 4V9H14",
  eye: "M2.5 12Q7 5.5 12 5.5T21.5 12Q17 18.5 12 18.5T2.5 12ZM12 9.5A2.5 2.5 0 1 0 12 14.5A2.5 2.5 0 1 0 12 9.5",
  load: "M12 3V15M7 10.5L12 15.5L17 10.5M4 20H20",
  copy: "M8 8H20V20H8ZM16 8V4H4V16H8",
  pause: "M8 5V19M16 5V19",
  play: "M7 4.5L19 12L7 19.5Z",
  print: "M7 8V3H17V8M7 17H4V8H20V17H17M7 14H17V21H7Z",
} as const;

export type IconName = keyof typeof paths;

/** A functional icon of the design's 24 px grid; decorative beside words, so hidden from screen readers. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

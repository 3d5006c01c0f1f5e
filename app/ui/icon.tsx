import "./icon.css";

const paths = {
  arrow: "M4 12H19M13 6L19 12L13 18",
  ext: "M7 17L17 7M9 7H17V15",
  down: "M5 9L12 16L19 9",
  check: "M4 12.5L9.5 18L20 6.5",
  x: "M6 6L18 18M18 6L6 18",
  menu: "M3 7H21M3 12H21M3 17H21",
  clock: "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5M12 7.500V12L15.500 14",
  pin: "M12 21L6 13.500A7 7 0 1 1 18 13.500ZM12 7.500A2 2 0 1 0 12 11.500A2 2 0 1 0 12 7.500",
  mail: "M3 6H21V18H3ZM3 7L12 13.500L21 7",
  phone: "M5 3H9L11 8L8.500 10A12 12 0 0 0 14 15.500L16 13L21 15V19Q21 21 19 21A16 16 0 0 1 3 5Q3 3 5 3",
  search: "M10.500 4A6.500 6.500 0 1 0 10.500 17A6.500 6.500 0 1 0 10.500 4M15.500 15.500L20.500 20.500",
  warn: "M12 4L22 20H2ZM12 10V14.500M12 16.800V17.600",
  calendar: "M4 6H20V20H4ZM4 10.500H20M8 3.500V7M16 3.500V7",
  info: "M12 3.500A8.500 8.500 0 1 0 12 20.500A8.500 8.500 0 1 0 12 3.500M12 11V16.500M12 7.200V8",
  cal: "M4 6H20V20H4ZM4 10.500H20M8 3.500V7M16 3.500V7",
  doc: "M6 3H14L19 8V21H6ZM13.500 3.500V8.500H18.500M9 13H15M9 17H15",
  grid: "M4 4H10V10H4ZM14 4H20V10H14ZM4 14H10V20H4ZM14 14H20V20H14Z",
  users:
    "M9 4A3.500 3.500 0 1 0 9 11A3.500 3.500 0 1 0 9 4M2.500 20Q2.500 14 9 14T15.500 20M16 5A3 3 0 0 1 16 11M18 14.500Q21.500 15.500 21.500 20",
  gear: "M4 7H13M17 7H20M4 17H7M11 17H20M15 4.500V9.500M9 14.500V19.500",
  again: "M19 12A7 7 0 1 1 16.500 6.600L19 9M19 4V9H14",
} as const;

export type IconName = keyof typeof paths;

/** A functional icon of the design's 24 px grid; decorative beside words, so hidden from screen readers. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg className={`ico ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

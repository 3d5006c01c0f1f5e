import "./icon.css";

/** The outlines of the icons of every page, on a grid of 24 px. */
export const iconPaths = {
  arrow: "M4 12H19M13 6L19 12L13 18",
  ext: "M7 17L17 7M9 7H17V15",
  down: "M5 9L12 16L19 9",
  check: "M4 12.5L9.5 18L20 6.5",
  x: "M6 6L18 18M18 6L6 18",
  menu: "M3 7H21M3 12H21M3 17H21",
  clock: "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5M12 7.5V12L15.5 14",
  mail: "M3 6H21V18H3ZM3 7L12 13.5L21 7",
  phone: "M5 3H9L11 8L8.5 10A12 12 0 0 0 14 15.5L16 13L21 15V19Q21 21 19 21A16 16 0 0 1 3 5Q3 3 5 3",
  search: "M10.5 4A6.5 6.5 0 1 0 10.5 17A6.5 6.5 0 1 0 10.5 4M15.5 15.5L20.5 20.5",
  warn: "M12 4L22 20H2ZM12 10V14.5M12 16.8V17.6",
  calendar: "M4 6H20V20H4ZM4 10.5H20M8 3.5V7M16 3.5V7",
  info: "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5M12 11V16.5M12 7.2V8",
  again: "M19 12A7 7 0 1 1 16.5 6.6L19 9M19 4V9H14",
  eye: "M2.5 12Q7 5.5 12 5.5T21.5 12Q17 18.5 12 18.5T2.5 12ZM12 9.5A2.5 2.5 0 1 0 12 14.5A2.5 2.5 0 1 0 12 9.5",
  load: "M12 3V15M7 10.5L12 15.5L17 10.5M4 20H20",
  copy: "M8 8H20V20H8ZM16 8V4H4V16H8",
  pause: "M8 5V19M16 5V19",
  play: "M7 4.5L19 12L7 19.5Z",
  link: "M10 14L14 10M8.5 11L5.5 14A3.5 3.5 0 0 0 10 18.5L13 15.5M11 8.5L14 5.5A3.5 3.5 0 0 1 18.5 10L15.5 13",
  print: "M7 8V3H17V8M7 17H4V8H20V17H17M7 14H17V21H7Z",
} as const;

export type IconName = keyof typeof iconPaths;

/** A functional icon of the design's 24 px grid; decorative beside words, so hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <IconOf path={iconPaths[name]} className={className} />;
}

/** An icon whose outline is defined elsewhere. */
export function IconOf({ path, className = "" }: { path: string; className?: string | undefined }) {
  return (
    <svg className={`icon ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

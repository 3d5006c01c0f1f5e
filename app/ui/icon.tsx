import "./icon.css";

/** The outlines of icons that several parts show, on a grid of 24 px; every page's script has them. */
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
  warn: "M12 4L22 20H2ZM12 10V14.5M12 16.8V17.6",
  calendar: "M4 6H20V20H4ZM4 10.5H20M8 3.5V7M16 3.5V7",
  info: "M12 3.5A8.5 8.5 0 1 0 12 20.5A8.5 8.5 0 1 0 12 3.5M12 11V16.5M12 7.2V8",
  link: "M10 14L14 10M8.5 11L5.5 14A3.5 3.5 0 0 0 10 18.5L13 15.5M11 8.5L14 5.5A3.5 3.5 0 0 1 18.5 10L15.5 13",
  print: "M7 8V3H17V8M7 17H4V8H20V17H17M7 14H17V21H7Z",
} as const;

export type IconName = keyof typeof iconPaths;

/** A functional icon of the design's 24 px grid; decorative beside words, so hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <IconOf path={iconPaths[name]} className={className} />;
}

/** An icon that only one part shows, which has its outline. */
export function IconOf({ path, className = "" }: { path: string; className?: string | undefined }) {
  return (
    <svg className={`icon ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

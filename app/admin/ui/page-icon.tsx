import { IconOf, iconPaths } from "#app/ui/icon.tsx";

const paths = {
  ...iconPaths,
  pin: "M12 21L6 13.5A7 7 0 1 1 18 13.5ZM12 7.5A2 2 0 1 0 12 11.5A2 2 0 1 0 12 7.5",
  doc: "M6 3H14L19 8V21H6ZM13.5 3.5V8.5H18.5M9 13H15M9 17H15",
  picture: "M3.5 5H20.5V19H3.5ZM4 17L10 11L14 15L16.5 12.5L20 16M15.5 8A1 1 0 1 0 15.5 10A1 1 0 1 0 15.5 8",
  speech: "M4 4H20V16H11L6.5 20V16H4ZM8 8.5H16M8 12H13",
  grid: "M4 4H10V10H4ZM14 4H20V10H14ZM4 14H10V20H4ZM14 14H20V20H14Z",
  users:
    "M9 4A3.5 3.5 0 1 0 9 11A3.5 3.5 0 1 0 9 4M2.5 20Q2.5 14 9 14T15.5 20M16 5A3 3 0 0 1 16 11M18 14.5Q21.5 15.5 21.5 20",
  person: "M12 4A4 4 0 1 0 12 12A4 4 0 1 0 12 4M4.5 20.5Q4.5 15 12 15T19.5 20.5",
  inbox: "M6 4H18L21 13V20H3V13ZM3 13H8.5L10 16H14L15.5 13H21",
  book: "M6 3H20V21H6ZM3.5 7H8M3.5 12H8M3.5 17H8M11.5 8H16.5M11.5 12H16.5",
  shield: "M12 3L19.5 6V12C19.5 16.5 16 19.5 12 21C8 19.5 4.5 16.5 4.5 12V6ZM8.5 12L11 14.5L15.5 9.5",
  plug: "M8.5 3V8M15.5 3V8M5.5 8H18.5V12A6.5 6.5 0 0 1 5.5 12ZM12 18.5V21.5",
  key: "M8 11A4 4 0 1 0 8 19A4 4 0 1 0 8 11M11 12L20 3M16 7L19 10M13.5 9.5L15.5 11.5",
  bars: "M4 20H20M6 17V11M12 17V4.5M18 17V8",
  star: "M12 3.5L14.6 9L20.5 9.8L16.2 14L17.3 20L12 17.1L6.7 20L7.8 14L3.5 9.8L9.4 9Z",
  gear: "M4 7H13M17 7H20M4 17H7M11 17H20M15 4.5V9.5M9 14.5V19.5",
};

export type PageIconName = keyof typeof paths;

/** The icon of a page of the admin. Apart from Icon, so that visitors don't load the admin's drawings. */
export function PageIcon({ name }: { name: PageIconName }) {
  return <IconOf path={paths[name]} />;
}

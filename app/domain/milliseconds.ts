/** The units of time in milliseconds: `10 * milliseconds.minute`. */
export const milliseconds: Readonly<Record<"minute" | "hour" | "day", number>> = {
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
};

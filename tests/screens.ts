/**
 * A journey runs on the desktop, with `@phone` in its title on the phone, with `@both` on both screens
 * (playwright.config.ts). What is told in both languages has each of them on one screen.
 */
export const screenOf = { sv: "@phone", en: "@desktop" };

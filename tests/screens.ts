/**
 * A test runs on the desktop, with `@phone` in its title on the phone, with `@both` on both (playwright.config.ts).
 * One that runs in both languages runs in each on one screen.
 */
export const screenOf = { sv: "@phone", en: "@desktop" };

/**
 * The same for tests with a site of their own, which would be started again for the phone's project: both run in the
 * desktop's project, in windows of both widths.
 */
export const desktopTagOf = { sv: "", en: "@desktop" };
export const windowOf = { sv: { width: 390, height: 844 }, en: { width: 1440, height: 900 } };

/** The element that holds what a page hydrates with. */
export const hydrationId = "page-hydration";

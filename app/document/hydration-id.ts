/** The element that says what a page hydrates with beside its data. */
export const hydrationId = "page-hydration";

/** The element that holds the data of a page. */
export const dataId = "page-data";

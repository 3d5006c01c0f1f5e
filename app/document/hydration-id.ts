/** The id of the element with what a page hydrates with besides its data. */
export const hydrationId = "page-hydration";

/** The id of the element with a page's data. */
export const dataId = "page-data";

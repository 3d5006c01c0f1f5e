/** The id of the element with what a page hydrates with besides its data. */
export const hydrationId = "page-hydration";

export const dataId = "page-data";

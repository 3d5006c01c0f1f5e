/** The id of the script element with the routes and settings to hydrate with. */
export const hydrationId = "page-hydration";

/** The id of the script element with the loaders' data. */
export const dataId = "page-data";

/** Where the desk keeps openings; the editor of one stands below it. */
export const openingsDeskPath = "/admin/jobb";

/** What stands in the place of an id for an opening that is not kept yet. */
export const newOpening = "nytt";

/** Where the admin keeps openings; the editor of one stands below it. */
export const openingsAdminPath = "/admin/jobb";

/** What stands in the place of an id for an opening that is not kept yet. */
export const newOpening = "nytt";

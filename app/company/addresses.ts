/** Where the desk changes prices, claims and opening hours. */
export const figuresDeskPath = "/admin/uppgifter";

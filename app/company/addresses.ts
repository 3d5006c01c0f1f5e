/** Where the admin changes prices, claims and opening hours. */
export const figuresAdminPath = "/admin/uppgifter";

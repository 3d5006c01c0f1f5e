/** The id of the contact dialog, which every page has. */
export const contactDialogId = "kontakt-dialog";

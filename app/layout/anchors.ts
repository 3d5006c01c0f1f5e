/** The anchor on the home page that "Så funkar det" leads to. */
export const howAnchor = "hur-det-fungerar";

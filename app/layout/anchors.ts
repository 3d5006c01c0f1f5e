/** The anchor on the home page that "Så funkar det" leads to. */
export const howAnchor = "hur-det-fungerar";

/** The anchor of the page about the company on which it says who inspects it, and how to check. */
export const oversightAnchor = "kontrollera-oss";

/** The anchor of the platform page with a sample report beside its invoice. */
export const matchedAnchor = "rad-for-rad";

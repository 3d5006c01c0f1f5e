/** For how many seconds an email to a lead is held after "send", in which its author can take it back. */
export const heldSeconds = 10;

/** Shared by all emails to the staff, which are in Swedish. */
export const adminEmailMessages = { open: "Öppna förfrågan på arbetsbordet" };

/** Shared by all emails to the staff, which are in Swedish. */
export const adminEmailWords = { open: "Öppna förfrågan på arbetsbordet" };

/** What every email to the admin says; they are in Swedish. */
export const adminEmailWords = { open: "Öppna förfrågan på arbetsbordet" };

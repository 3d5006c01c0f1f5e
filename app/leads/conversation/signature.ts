/** Who signs an email to a customer: a member of staff, with what they have written on their account page. */
export interface Signer {
  name: string;
  title: string | null;
  phone: string | null;
}

/** The signature below an email: the name, the title with the company, and the telephone number, a line each. */
export function signatureOf({ name, title, phone }: Signer, company: string): string {
  return [name, [title, company].filter(Boolean).join(", "), phone].filter(Boolean).join("\n");
}

/** The name that an email of a member of staff is sent under: "Eva Ek, Exempla". */
export function senderName(name: string | null, company: string): string {
  return name ? `${name}, ${company}` : company;
}

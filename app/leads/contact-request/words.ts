/** The words of the contact dialog and of the page with the same form. */
export interface ContactRequestWords {
  title: string;
  lead: string;
  close: string;
  type: string;
  email: string;
  phone: string;
  emailAddress: string;
  emailExample: string;
  phoneNumber: string;
  phoneExample: string;
  company: string;
  send: string;
}

/** The words of the contact form of the home page. */
export interface ContactMessageWords {
  name: string;
  company: string;
  email: string;
  phone: string;
  phoneExample: string;
  optional: string;
  message: string;
  messageExample: string;
  send: string;
}

/** Signing in, and one's own account. */
export const accountPaths = {
  signIn: "/logga-in",
  secondFactor: "/logga-in/andra-steget",
  /** The pages to request a new password, and to choose it. */
  newPassword: "/logga-in/glomt-losenord",
  choosePassword: "/logga-in/nytt-losenord",
  /** The page to request a sign-in link by email. */
  emailLink: "/logga-in/lank",
  /**
   * The page where an invited person chooses a password; the link in the invitation leads there through `callback`.
   */
  invitation: "/logga-in/inbjudan",
  /** The page that the link of an email leads to: its button opens the link (product 14.10). */
  openLink: "/logga-in/fran-mejlet",
  /** The page that opened links and other providers return to (product 14.4). */
  callback: "/logga-in/svar",
  /** Starts signing in with another provider; its name follows. */
  provider: "/logga-in/med",
  signOut: "/logga-in/ut",
  account: "/konto",
  endSession: "/konto/avsluta",
  /** The page to add a second factor. */
  enrol: "/konto/andra-steget",
  /** Starts linking another provider; its name follows. */
  link: "/konto/koppla",
  setup: "/setup",
} as const;

/** The admin; the page of one item is below its list. */
export const adminPaths = {
  overview: "/admin",
  /** The search of the command palette. */
  find: "/admin/sok",
  leads: "/admin/forfragningar",
  /** The page on which a colleague writes down a new lead, and what looks for its sender. */
  newLead: "/admin/forfragningar/ny",
  knownSender: "/admin/forfragningar/kanda",
  leadsImport: "/admin/forfragningar/importera",
  leadsExport: "/admin/forfragningar/export.csv",
  /** The page that asks for the second factor before an export. */
  leadsExportConfirm: "/admin/forfragningar/export",
  /** Persons and companies; followed by the kind, and a lead or demo of theirs. */
  customers: "/admin/kunder",
  /** What was agreed with buyers, by its start. */
  orders: "/admin/uppdrag",
  /** How far leads came, by source, service and colleague. */
  report: "/admin/rapport",
  reportWorkbook: "/admin/rapport/rapport.xlsx",
  demos: "/admin/demo",
  /** The page where the staff books a demo for a customer. */
  demoBooking: "/admin/demo/boka",
  /** Finds the customer that a demo is booked for. */
  demoCustomers: "/admin/demo/kunder",
  demoSettings: "/admin/demo/installningar",
  emails: "/admin/utskick",
  news: "/admin/nyheter",
  /** Templates for emails to leads. */
  /** The tags of leads. */
  tags: "/admin/etiketter",
  templates: "/admin/mallar",
  media: "/admin/bilder",
  mediaUpload: "/admin/bilder/ladda-upp",
  openings: "/admin/jobb",
  /** Applications for jobs. */
  applications: "/admin/ansokningar",
  /** Customers' logos, quotes and press. */
  references: "/admin/referenser",
  company: "/admin/uppgifter",
  users: "/admin/anvandare",
  apiKeys: "/admin/api-nycklar",
  privacy: "/admin/dataskydd",
  personFile: "/admin/dataskydd/utdrag.json",
  audit: "/admin/handelser",
  redirects: "/admin/omdirigeringar",
  webhooks: "/admin/webhooks",
  status: "/admin/drift",
  /** The settings of lead notifications. */
  notices: "/admin/aviseringar",
  /** The event stream of changes. */
  changes: "/admin/andringar",
} as const;

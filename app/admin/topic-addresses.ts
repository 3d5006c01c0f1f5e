/** Where the company's own administration is at the admin. */
export const emailsPath = "/admin/utskick";
export const peoplePath = "/admin/anvandare";
export const auditPath = "/admin/handelser";
export const protectionPath = "/admin/dataskydd";
export const redirectsPath = "/admin/omdirigeringar";
export const operationsPath = "/admin/drift";
export const personFilePath = `${protectionPath}/utdrag.json`;

/** In the address of the page for data protection: the export of a person wants a fresh second factor first. */
export const exportConfirmParameter = "bekrafta";

/** Where the admin works with demos; the panel of one booking stands below it. */
export const demosPath = "/admin/demo";

/** Hosts, opening rules and closed days. */
export const demoSettingsPath = `${demosPath}/installningar`;

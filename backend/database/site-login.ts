import { createHmac } from "node:crypto";
import pg from "pg";
import { openClient } from "./client.ts";
import type { ConnectionSettings } from "./connection-settings.ts";

const login = "site_app";

/**
 * Returns the connection that the site runs with: the login role site_app, which may do nothing but switch to anon,
 * authenticated, service_role, site_auth or api_client for a transaction, so that no request runs with the rights that
 * migrations need. Creates the role if the migrating role may. Where it may not (or where a pooler admits only known
 * users), the site uses the migrating role, and still switches to one of the five. The password is derived from the migrating
 * role's, so that every node with the same DATABASE_URL knows it and it is stored nowhere. Takes a connected client and
 * its settings.
 */
export async function openSiteLogin(
  admin: pg.Client,
  connection: ConnectionSettings,
): Promise<ConnectionSettings> {
  const site = siteLoginOf(connection);
  if (await canLogIn(site)) return site;
  try {
    await createLogin(admin, site);
  } catch (error) {
    // 42501: not allowed to create roles, or to grant membership in the five.
    if (!(error instanceof pg.DatabaseError && error.code === "42501")) throw error;
    return connection;
  }
  return (await canLogIn(site)) ? site : connection;
}

/** The settings of the login site_app, whether it exists or not. */
function siteLoginOf(connection: ConnectionSettings): ConnectionSettings {
  const site: ConnectionSettings = { ...connection, user: login };
  if (connection.password)
    site.password = createHmac("sha256", connection.password).update(login).digest("hex");
  return site;
}

/** The connection that the running site uses: site_app if it can log in, otherwise the given one. Creates nothing. */
export async function findSiteLogin(connection: ConnectionSettings): Promise<ConnectionSettings> {
  const site = siteLoginOf(connection);
  return (await canLogIn(site)) ? site : connection;
}

async function createLogin(admin: pg.Client, site: ConnectionSettings) {
  const { rowCount } = await admin.query("select from pg_roles where rolname = $1", [login]);
  const password = site.password ? `password ${pg.escapeLiteral(site.password)}` : "";
  await admin.query(`
    ${rowCount ? "alter" : "create"} role ${login} login noinherit ${password};
    grant anon, authenticated, service_role, site_auth, api_client to ${login}`);
}

async function canLogIn(site: ConnectionSettings): Promise<boolean> {
  const roles = `begin; select set_config('app.network', '', true);
    set local role anon; set local role service_role; set local role site_auth;
    set local role api_client; rollback`;
  try {
    await using client = await openClient({ ...site });
    await client.query(roles);
    return true;
  } catch {
    return false;
  }
}

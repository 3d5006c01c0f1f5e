import pg from "pg";

/** The host (or socket folder) and port of a PostgreSQL server. */
export interface Address {
  host: string;
  port: number;
}

/** How long a connection may take to open (ms), unless the caller says otherwise. */
export const connectMilliseconds = 3_000;

export type ClientConfig = pg.ClientConfig & {
  /**
   * The addresses of a primary and its standbys. The writable one is used (libpq's target_session_attrs=read-write,
   * which the driver lacks). All connections of a process share the list: each connects to the first, and one that
   * finds it not writable moves it to the end.
   */
  addresses?: Address[] | undefined;
};

/**
 * The driver's client, for one address or the writable one of several. With several, `connect` to a read-only server
 * throws (25006), and the next connection tries the next address.
 */
export class DatabaseClient extends pg.Client {
  readonly #addresses: Address[] | undefined;
  readonly #address: Address | undefined;

  constructor(config: ClientConfig = {}) {
    const [address] = config.addresses ?? [];
    // pg.Pool makes the password non-enumerable, so that a spread does not copy it.
    super({
      connectionTimeoutMillis: connectMilliseconds,
      ...config,
      ...(config.password ? { password: config.password } : {}),
      ...address,
    });
    this.#addresses = config.addresses;
    this.#address = address;
    // Registered before connecting: an unhandled error event, from a server that ends right then, would end the process.
    this.on("error", () => undefined);
  }

  override connect(): Promise<this>;
  override connect(callback: (error: Error | null, client?: this) => void): void;
  override connect(callback?: (error: Error | null, client?: this) => void): Promise<this> | undefined {
    const connected = this.#connectToWritable();
    if (!callback) return connected;
    connected.then(
      () => callback(null, this),
      (error: Error) => callback(error),
    );
    return undefined;
  }

  /** Closes the connection at the end of a block (`await using`). */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.end().catch(() => undefined);
  }

  async #connectToWritable(): Promise<this> {
    try {
      await super.connect();
      if (this.#addresses) await assertWritable(this);
      return this;
    } catch (error) {
      const all = this.#addresses;
      // Unless another connection has done so meanwhile.
      if (all && all[0] === this.#address) all.push(...all.splice(0, 1));
      this.end().catch(() => undefined);
      throw error;
    }
  }
}

/** Throws PostgreSQL's error for a write (25006) when a server is read-only. */
export async function assertWritable(client: pg.Client): Promise<void> {
  const { rows } = await client.query(readOnlyQuery);
  if (rows[0]?.is_read_only)
    throw Object.assign(new Error("the server can't be written to"), { code: "25006" });
}

/** Whether a server is read-only: a standby, or one with default_transaction_read_only. */
export const readOnlyQuery =
  "select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only";

/**
 * Opens one connection, trying each address once; throws the error of the last. When the connection breaks later, only
 * its next query fails.
 */
export async function openClient(config: ClientConfig): Promise<DatabaseClient> {
  for (let attempts = config.addresses?.length ?? 1; ; attempts -= 1)
    try {
      return await new DatabaseClient(config).connect();
    } catch (error) {
      if (attempts <= 1) throw error;
    }
}

/**
 * Opens a pool of connections. `session` are settings of each connection; they are set by a query, since PgBouncer
 * refuses them as connection parameters. When a connection breaks, idle or busy, `onBroken` is called, its query fails
 * and the pool replaces it.
 */
export function openPool(
  config: pg.PoolConfig & ClientConfig,
  session: Record<string, string>,
  onBroken: (error: Error) => void = () => undefined,
): pg.Pool {
  const settings = Object.entries(session).map(
    ([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, false)`,
  );
  const pool = new pg.Pool({
    keepAlive: true,
    ...config,
    Client: DatabaseClient,
    onConnect: async (client) => {
      if (settings.length) await client.query(`select ${settings.join(", ")}`);
    },
  });
  // Without a listener an error of the pool would end the process.
  return pool.on("error", onBroken).on("connect", (client) => client.on("error", onBroken));
}

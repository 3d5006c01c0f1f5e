import pg from "pg";

/** Where a PostgreSQL listens. */
export interface Address {
  host: string;
  port: number;
}

/**
 * The addresses of a primary and its standbys, of which the writable one is wanted (libpq's
 * target_session_attrs=read-write, which the driver does not have). All connections of a process share it: each goes
 * to the address that was right last, and the first that finds it wrong sends the next ones on.
 */
export class Addresses {
  readonly #all: readonly [Address, ...Address[]];
  #current = 0;

  constructor(all: readonly [Address, ...Address[]]) {
    this.#all = all;
  }

  get current(): Address {
    return this.#all[this.#current] ?? this.#all[0];
  }

  get count(): number {
    return this.#all.length;
  }

  /** Turns to the next address, unless another connection has already done so. */
  leave(address: Address): void {
    if (address === this.current) this.#current = (this.#current + 1) % this.#all.length;
  }
}

export type ClientConfig = pg.ClientConfig & { addresses?: Addresses | undefined };

/**
 * The driver's connection, to one address or to the writable of several. With several `connect` throws what a
 * read-only database answers to a change when it is not the writable one; the next connection tries the next address.
 */
export class DatabaseClient extends pg.Client {
  readonly #addresses: Addresses | undefined;
  readonly #address: Address | undefined;

  constructor(config: ClientConfig = {}) {
    const address = config.addresses?.current;
    // A pool hides its password from copies of its settings.
    super({ ...config, ...(config.password ? { password: config.password } : {}), ...address });
    this.#addresses = config.addresses;
    this.#address = address;
    // From the start on: a server that ends right after it let the client in would end this process too.
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

  async #connectToWritable(): Promise<this> {
    try {
      await super.connect();
      if (this.#addresses) await assertWritable(this);
      return this;
    } catch (error) {
      if (this.#address) this.#addresses?.leave(this.#address);
      this.end().catch(() => undefined);
      throw error;
    }
  }
}

/** Throws what PostgreSQL answers to a change (25006) when a server takes none. */
export async function assertWritable(client: pg.Client): Promise<void> {
  const { rows } = await client.query(readOnlyQuery);
  if (rows[0]?.is_read_only)
    throw Object.assign(new Error("the server can't be written to"), { code: "25006" });
}

/** Whether a server takes no changes: a standby, or one that is set so. */
export const readOnlyQuery =
  "select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only";

/**
 * Opens one connection, trying each address once. Throws the last one's error. Its later errors fail its next query,
 * and nothing else.
 */
export async function openClient(config: ClientConfig): Promise<DatabaseClient> {
  for (let left = config.addresses?.count ?? 1; ; left -= 1) {
    const client = new DatabaseClient(config);
    try {
      return await client.connect();
    } catch (error) {
      client.end().catch(() => undefined);
      if (left <= 1) throw error;
    }
  }
}

/**
 * Makes a pool of connections. `session` are settings that each of them has from its start on: by a query, since
 * PgBouncer refuses them among a connection's parameters. A connection that breaks, idle or busy, fails its next
 * query, and the pool replaces it: `onBroken` may log that.
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

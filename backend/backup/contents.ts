import { z } from "zod";

/** The file manifest.json of a backup. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The versions of the migrations that were applied. */
  migrations: z.array(z.string()),
  /** In the order of their files, tables/0, tables/1 … in PostgreSQL's text format of COPY. */
  tables: z.array(
    z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()), rows: z.int() }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type BackedUpTable = Manifest["tables"][number];

export const manifestFile = "manifest.json";
/** The file of a table's rows, by its place in the manifest. */
export const tableFile = (index: number) => `tables/${index}`;
/** The emails that are stored as files (DATA_DIR/mails). */
export const mailsFolder = "mails";

/** The number of rows in all tables together. */
export function rowsOf(tables: readonly BackedUpTable[]): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}

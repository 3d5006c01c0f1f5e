import { z } from "zod";

/** What a backup says about itself, in its file manifest.json. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The versions of the migrations that made the tables. */
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
export const tableFile = (index: number) => `tables/${index}`;
/** The emails that are kept as files (DATA_DIR/mails). */
export const mailsFolder = "mails";

/** How many rows all tables have. */
export function rowsOf(tables: readonly BackedUpTable[]): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}

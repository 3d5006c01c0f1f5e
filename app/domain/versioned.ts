/** The row to change, and the version that the change is based on. */
export interface Versioned {
  id: string;
  version: number;
}

/** The package brings no types; these are of what its README describes and the tests use. */
declare module "@adobe/structured-data-validator" {
  export interface Issue {
    issueMessage: string;
    severity: "ERROR" | "WARNING";
    path?: unknown;
  }
  export default class Validator {
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}

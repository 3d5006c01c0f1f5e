import { failure } from "./rpc.ts";

/**
 * The services of the Supabase client that this site does not have, each with the error that the client expects from it
 * (product 9.5).
 */
const refusals: Readonly<Record<string, () => Response>> = {
  functions: () => refusal({ code: "NOT_FOUND", message: "Requested function was not found" }),
  storage: () => refusal({ statusCode: "404", error: "not_found", message: "There is no storage here" }),
  graphql: () => refusal({ data: null, errors: [{ message: "There is no GraphQL here" }] }),
  realtime: () => refusal({ error: "not_found", message: "There are no channels here" }),
  rest: () => failure(404, "PGRST125", "Invalid path specified in request URL"),
};

const servicePath = /^\/(functions|storage|graphql|realtime|rest)\/v1(?:[/?]|$)/;

/** Whether a path belongs to a service of the Supabase client other than the sign-in. */
export function isServicePath(path: string): boolean {
  return servicePath.test(path);
}

/** The response in place of a service that this site does not have. */
export function refuseService(path: string): Response {
  const [, service = ""] = servicePath.exec(path) ?? [];
  return refusals[service]?.() ?? refusal({ message: "Not found" });
}

function refusal(body: object): Response {
  return Response.json(body, { status: 404, headers: { "cache-control": "no-store" } });
}

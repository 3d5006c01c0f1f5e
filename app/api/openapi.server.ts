import * as z from "zod";
import { webhookEvents } from "#app/domain/webhook-events.ts";
import { apiPath } from "#app/site-map.ts";
import { type Endpoint, endpoints } from "./endpoints.server.ts";
import { apiScopes } from "./key.ts";
import { type ProblemName, problems, problemType } from "./problem.server.ts";
import {
  lead,
  leadPage,
  order,
  orderPage,
  orderProgress,
  problem,
  webhookRequests,
} from "./schema.server.ts";

/** The schemas that the document names, so that a generated client has a type for each. */
const named = z.registry<{ id: string }>();
named.add(lead, { id: "Lead" });
named.add(leadPage, { id: "LeadPage" });
named.add(order, { id: "Order" });
named.add(orderPage, { id: "OrderPage" });
named.add(orderProgress, { id: "OrderProgress" });
named.add(problem, { id: "Problem" });
named.add(webhookRequests["lead.created"], { id: "LeadCreated" });
named.add(webhookRequests["offer.accepted"], { id: "OfferAccepted" });
named.add(webhookRequests["order.changed"], { id: "OrderChanged" });

/** What every endpoint may answer. */
const always = ["unauthorized", "forbidden", "tooMany", "unavailable"] as const satisfies ProblemName[];

/** The headers that come with a problem. */
const problemHeaders: { [Name in ProblemName]?: [header: string, description: string] } = {
  tooMany: ["Retry-After", "The seconds after which to try again."],
  unavailable: ["Retry-After", "The seconds after which to try again."],
  unauthorized: ["WWW-Authenticate", "The scheme: Bearer."],
};

let made: object | undefined;

/** The OpenAPI document of the API (3.1), derived from its endpoints and their schemas. */
export function openApiDocument(): object {
  made ??= makeDocument();
  return made;
}

function makeDocument(): object {
  const paths = [...Map.groupBy(endpoints, ({ path }) => path)].map(
    ([path, methods]) =>
      [
        path,
        Object.fromEntries(methods.map((each) => [each.method.toLowerCase(), operation(each)])),
      ] as const,
  );
  const names = Object.keys(problems) as ProblemName[];
  return {
    openapi: "3.1.1",
    info: {
      title: "Leads and orders",
      version: "1",
      description: [
        "What customers ask for and have ordered, for other systems, and their reports of what was carried out.",
        "Send a key with every request: `Authorization: Bearer KEY`. An administrator makes it, with the scopes that it needs.",
        "Times are in UTC. New fields may come; a client ignores those that it does not know. Every error is a Problem whose `type` ends with its name.",
      ].join("\n\n"),
    },
    servers: [{ url: apiPath }],
    security: [{ key: [] }],
    paths: Object.fromEntries(paths),
    webhooks: Object.fromEntries(
      webhookEvents.map((event) => [event, { post: webhook(webhookRequests[event]) }]),
    ),
    components: {
      securitySchemes: {
        key: {
          type: "http",
          scheme: "bearer",
          description: `A key with the scope of the endpoint: ${apiScopes.join(", ")}.`,
        },
      },
      schemas: componentsOf(),
      responses: Object.fromEntries(names.map((name) => [name, responseOf(name)])),
    },
  };
}

function operation({ name, path, scope, summary, description, query, body, json, problems: own }: Endpoint) {
  const hasId = path.includes("{id}");
  const names: ProblemName[] = [...always, ...own, ...(hasId ? (["notFound"] as const) : [])];
  return {
    operationId: name,
    summary,
    description: [description, `Scope: \`${scope}\`.`].filter(Boolean).join("\n\n"),
    ...(hasId || query ? { parameters: [...(hasId ? [idParameter] : []), ...parametersOf(query)] } : {}),
    ...(body
      ? { requestBody: { required: true, content: { "application/json": { schema: schemaOf(body) } } } }
      : {}),
    responses: {
      200: { description: "Done", content: { "application/json": { schema: schemaOf(json) } } },
      ...Object.fromEntries(
        [...new Set(names)].map((each) => [
          problems[each].status,
          { $ref: `#/components/responses/${each}` },
        ]),
      ),
    },
  };
}

/** The request that a receiver of webhooks gets: it has no key, but a signature (docs/integrations.md). */
function webhook(request: z.ZodType) {
  return {
    summary: request.description,
    description:
      "Signed by the Standard Webhooks scheme. `data` is read when the request is sent, and is sent again until a 2xx.",
    security: [],
    parameters: webhookHeaders,
    requestBody: { required: true, content: { "application/json": { schema: schemaOf(request) } } },
    responses: {
      "2XX": { description: "It has arrived." },
      410: { description: "The receiver wants nothing more: the webhook is switched off." },
    },
  };
}

const webhookHeaders = [
  ["webhook-id", "The same at every attempt."],
  ["webhook-timestamp", "When it was sent, in seconds since 1970."],
  ["webhook-signature", "Two, separated by a space, for two days after the secret was rotated."],
].map(([name, description]) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
}));

const idParameter = { name: "id", in: "path", required: true, schema: { type: "string", format: "uuid" } };

function parametersOf(query: z.ZodObject | undefined): object[] {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => {
    const { description, ...shape } = plainSchema(schema as z.ZodType);
    return { name, in: "query", ...(description ? { description } : {}), schema: shape };
  });
}

function responseOf(name: ProblemName) {
  const [header, description] = problemHeaders[name] ?? [];
  return {
    description: `${problems[name].title}. Its type ends with \`#${name}\`.`,
    ...(header ? { headers: { [header]: { description, schema: { type: "string" } } } } : {}),
    content: { [problemType]: { schema: schemaOf(problem) } },
  };
}

/** A schema of the document: a reference for one that has a name. */
function schemaOf(schema: z.ZodType): object {
  const { id } = named.get(schema) ?? {};
  return id ? { $ref: referenceTo(id) } : plainSchema(schema);
}

const referenceTo = (id: string) => `#/components/schemas/${id}`;

type Override = NonNullable<z.core.ToJSONSchemaParams["override"]>;

/** The patterns of formats, and the largest number of JavaScript, tell a client nothing. */
const withoutNoise: Override = ({ jsonSchema }) => {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
};

function plainSchema(schema: z.ZodType) {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { override: withoutNoise, io: "input" });
  return plain;
}

function componentsOf(): object {
  const override: Override = (context) => {
    withoutNoise(context);
    // A client goes on working when a response has a new field.
    delete context.jsonSchema.additionalProperties;
  };
  const { schemas } = z.toJSONSchema(named, { override, uri: referenceTo });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  );
}

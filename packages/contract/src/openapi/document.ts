export type JsonSchema = Record<string, unknown>;

/** The part of the OpenAPI 3.1 structure that our documents use. */
export interface OpenapiDocument {
  openapi: '3.1.0';
  info: OpenapiInfo;
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OpenapiOperation>>;
  /** Requests that the service sends to an account's endpoint. */
  webhooks: Record<string, { post: OpenapiWebhook }>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, OpenapiResponse>;
    headers: Record<string, JsonSchema>;
    securitySchemes: Record<string, JsonSchema>;
  };
}

export interface OpenapiInfo {
  title: string;
  version: string;
  description: string;
  contact?: { name: string; url: string };
  license: { name: string; identifier: string };
}

export interface OpenapiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  /** `{}`: no key is needed. */
  security: { apiKey?: [] }[];
  /** Scope of the key. Scopes in `security` are those of OAuth alone. */
  'x-scope'?: string;
  parameters: OpenapiParameter[];
  requestBody?: OpenapiBody;
  responses: Record<string, OpenapiResponse>;
}

export interface OpenapiWebhook {
  operationId: string;
  summary: string;
  description: string;
  security: [];
  parameters: OpenapiParameter[];
  requestBody: OpenapiBody;
  responses: Record<string, OpenapiResponse>;
}

export interface OpenapiParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
}

export interface OpenapiBody {
  required: true;
  content: Record<string, OpenapiMedia>;
}

export interface OpenapiMedia {
  schema: JsonSchema;
  example?: unknown;
}

/** With `$ref`, a shared response whose description is replaced. */
export interface OpenapiResponse {
  $ref?: string;
  description: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, OpenapiMedia>;
}

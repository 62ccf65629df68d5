export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path pattern in Fastify's syntax, such as `/files/*`. */
  path: string;
}

export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** As Fastify writes it: `/files/*`. */
  path: string;
}

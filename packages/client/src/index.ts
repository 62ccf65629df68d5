/** A typed client for Vesika's API. */
export type { components, operations, paths } from './api-types.ts';
export {
  type CallOptions,
  type OnceOptions,
  openVesika,
  type Vesika,
  type VesikaOptions,
  type WaitOptions,
} from './open-vesika.ts';
export * from './resources.ts';
export { type ReceivedWebhook, verifyWebhook } from './verify-webhook.ts';
export { VesikaError } from './vesika-error.ts';

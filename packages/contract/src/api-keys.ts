import { z } from 'zod';
import { boundedText } from './bounded.ts';
import { errorCodeSchema } from './failure.ts';
import { limits } from './limits.ts';
import { momentSchema } from './moment.ts';
import { accountErrors, defineOperation } from './operation.ts';
import { apiKeyLifetimesDays, apiKeyOverlapHours, apiScopes } from './v1/scopes.ts';

/** Prefixes of all keys, so that a leaked one is recognised. */
export const apiKeyPrefixes = { live: 'vk_live_', test: 'vk_test_' } as const;
export const apiKeysMax = 20;
export const apiKeyUseDays = 90;
const apiScopeSchema = z.enum(apiScopes);

export const creditsPerMonthSchema = z.int().min(1).max(1_000_000).nullable();

export const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The first characters: enough to recognise the key, too few to use it. */
  start: z.string(),
  scopes: z.array(apiScopeSchema),
  /** A test key uses no credits, and its photos have a watermark. */
  isTest: z.boolean(),
  createdAt: momentSchema,
  expiresAt: momentSchema.nullable(),
  /** Rounded to the minute; null if the key was never used. */
  lastUsedAt: momentSchema.nullable(),
  /** Time until which the secret before the last rotation still works; null if it does not. */
  previousUntil: momentSchema.nullable(),
  /** Credits that the key may use in a calendar month (UTC); null if there is no limit. */
  creditsPerMonth: creditsPerMonthSchema,
  creditsThisMonth: z.int(),
});

export const listApiKeys = defineOperation('GET /api/keys', {
  summary: 'List the API keys of the account, newest first',
  response: z.object({
    keys: z.array(apiKeySchema),
    /** An active package includes the API, so photos can be made by key. */
    hasAccess: z.boolean(),
  }),
  errors: accountErrors,
});

const keyParams = z.object({ keyId: z.uuid() });
const madeKeySchema = z.object({ key: apiKeySchema, secret: z.string() });

export const createApiKey = defineOperation('POST /api/keys', {
  summary: 'Create an API key, which is returned only once',
  body: z.object({
    name: boundedText({ minLength: 1, ...limits.apiKeyName }),
    scopes: z
      .array(apiScopeSchema)
      .min(1)
      .refine((scopes) => new Set(scopes).size === scopes.length),
    lifetimeDays: z.literal(apiKeyLifetimesDays),
    isTest: z.boolean().default(false),
    creditsPerMonth: creditsPerMonthSchema.default(null),
  }),
  response: madeKeySchema,
  errors: [...accountErrors, 'email-unproven', 'rate-limited', 'api-keys-too-many'],
});

export const limitApiKey = defineOperation('POST /api/keys/:keyId/limit', {
  summary: 'Change how many credits an API key may use in a month',
  params: keyParams,
  body: z.object({ creditsPerMonth: creditsPerMonthSchema }),
  response: z.object({ key: apiKeySchema }),
  errors: [...accountErrors, 'api-key-not-found'],
});

export const rotateApiKey = defineOperation('POST /api/keys/:keyId/secret', {
  summary: 'Give an API key a new secret; the old one works as long as you choose',
  description: 'A key that expires gets its whole lifetime again.',
  params: keyParams,
  body: z.object({ overlapHours: z.literal(apiKeyOverlapHours) }),
  response: madeKeySchema,
  errors: [...accountErrors, 'email-unproven', 'rate-limited', 'api-key-not-found'],
});

export const listApiKeyUse = defineOperation('GET /api/keys/:keyId/use', {
  summary: 'List what an API key made, by day (UTC), newest first',
  params: keyParams,
  response: z.object({
    days: z.array(z.object({ day: z.iso.date(), photos: z.int(), checks: z.int(), credits: z.int() })),
  }),
  errors: [...accountErrors, 'api-key-not-found'],
});

export const listApiRequests = defineOperation('GET /api/keys/:keyId/requests', {
  summary: 'List the last requests by an API key that made, changed or were refused something, newest first',
  params: keyParams,
  response: z.object({
    requests: z.array(
      z.object({
        id: z.uuid(),
        method: z.string(),
        /** Pattern of the path, without ids. */
        path: z.string(),
        status: z.int(),
        /** Null for a success. */
        code: errorCodeSchema.nullable(),
        photoId: z.uuid().nullable(),
        createdAt: momentSchema,
      }),
    ),
  }),
  errors: [...accountErrors, 'api-key-not-found'],
});

export const revokeApiKey = defineOperation('DELETE /api/keys/:keyId', {
  summary: 'Permanently revoke an API key',
  params: keyParams,
  response: z.object({ revoked: z.literal(true) }),
  errors: [...accountErrors, 'api-key-not-found'],
});

export type ApiKey = z.input<typeof apiKeySchema>;
export type ApiKeyDay = z.infer<typeof listApiKeyUse.response>['days'][number];

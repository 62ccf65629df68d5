import { z } from 'zod';
import { accountErrors, defineOperation } from './operation.ts';
import { apiKeyLifetimesDays, apiScopes } from './v1/scopes.ts';

/** Prefix of every key, so that a leaked one is recognised. */
export const apiKeyPrefix = 'vk_live_';
export const apiKeysMax = 20;
const apiScopeSchema = z.enum(apiScopes);

export const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The first characters: enough to recognise the key, too few to use it. */
  start: z.string(),
  scopes: z.array(apiScopeSchema),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  /** Rounded to the minute; null if the key was never used. */
  lastUsedAt: z.iso.datetime().nullable(),
});

export const listApiKeys = defineOperation('listApiKeys', {
  summary: 'List the API keys of the account, newest first',
  response: z.object({
    keys: z.array(apiKeySchema),
    /** An active package includes the API, so photos can be made by key. */
    hasAccess: z.boolean(),
  }),
  errors: [...accountErrors],
});

export const createApiKey = defineOperation('createApiKey', {
  summary: 'Create an API key, which is returned only once',
  body: z.object({
    name: z.string().trim().min(1).max(60),
    scopes: z
      .array(apiScopeSchema)
      .min(1)
      .refine((scopes) => new Set(scopes).size === scopes.length),
    lifetimeDays: z.literal(apiKeyLifetimesDays),
  }),
  response: z.object({ key: apiKeySchema, secret: z.string() }),
  errors: ['request-invalid', ...accountErrors, 'rate-limited', 'api-keys-too-many'],
});

export const revokeApiKey = defineOperation('revokeApiKey', {
  summary: 'Permanently revoke an API key',
  params: z.object({ keyId: z.uuid() }),
  response: z.object({ revoked: z.literal(true) }),
  errors: ['request-invalid', ...accountErrors, 'api-key-not-found'],
});

export type ApiKey = z.infer<typeof apiKeySchema>;

import { z } from 'zod';
import { accountErrors, defineOperation } from './operation.ts';
import { apiKeyLifetimesDays, apiScopes } from './v1/scopes.ts';

/** Prefix of every key, so that a leaked one is recognised. */
export const apiKeyPrefix = 'vk_live_';
/** Maximum number of keys per account. */
export const apiKeysMax = 20;
const apiScopeSchema = z.enum(apiScopes);

export const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The first characters: enough to recognise the key, too few to use it. */
  start: z.string(),
  scopes: z.array(apiScopeSchema),
  createdAt: z.iso.datetime(),
  /** Null if the key never expires. */
  expiresAt: z.iso.datetime().nullable(),
  /** Rounded to the minute; null if the key was never used. */
  lastUsedAt: z.iso.datetime().nullable(),
});

export const listApiKeys = defineOperation('listApiKeys', {
  summary: 'The API keys of the account, newest first',
  response: z.object({
    keys: z.array(apiKeySchema),
    /** An active package includes the API, so photos can be made by key. */
    hasAccess: z.boolean(),
  }),
  errors: [...accountErrors],
});

export const createApiKey = defineOperation('createApiKey', {
  summary: 'Make an API key, which is told this once',
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
  summary: 'Revoke an API key, at once and for good',
  params: z.object({ keyId: z.uuid() }),
  response: z.object({ revoked: z.literal(true) }),
  errors: ['request-invalid', ...accountErrors, 'api-key-not-found'],
});

export type ApiKey = z.infer<typeof apiKeySchema>;

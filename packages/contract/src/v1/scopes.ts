import { z } from 'zod';

/** What a key may be allowed to do: as few as people can tell apart. */
export const apiScopes = [
  'photos:write',
  'photos:read',
  'requirements:read',
  'credits:read',
  'webhooks:manage',
] as const;

export const apiScopeSchema = z.enum(apiScopes);
export type ApiScope = (typeof apiScopes)[number];

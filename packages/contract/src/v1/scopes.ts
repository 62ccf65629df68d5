/** What a key may be allowed to do: as few as people can tell apart. Without schemas, for browsers. */
export const apiScopes = [
  'photos:write',
  'photos:read',
  'requirements:read',
  'credits:read',
  'webhooks:manage',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** Days after which a key may expire by itself; null: never. */
export const apiKeyLifetimesDays = [30, 90, 365, null] as const;
export type ApiKeyLifetimeDays = (typeof apiKeyLifetimesDays)[number];

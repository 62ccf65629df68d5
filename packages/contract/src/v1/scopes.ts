/** Permissions of a key: few enough for people to tell apart. This file has no schemas, so browsers can load it. */
export const apiScopes = [
  'photos:write',
  'photos:read',
  'requirements:read',
  'credits:read',
  'webhooks:manage',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** Lifetimes a key may be given, in days; null means it never expires. */
export const apiKeyLifetimesDays = [30, 90, 365, null] as const;
/** Hours for which the old secret of a rotated key may still work. */
export const apiKeyOverlapHours = [24, 168, 0] as const;

import type { ApiScope } from '@vesika/contract';

/** Catalogue keys of the scopes; the catalogue allows no colons in keys. */
export const scopeTexts = {
  'photos:write': 'photosWrite',
  'photos:read': 'photosRead',
  'requirements:read': 'requirementsRead',
  'credits:read': 'creditsRead',
  'webhooks:manage': 'webhooksManage',
} as const satisfies Record<ApiScope, string>;

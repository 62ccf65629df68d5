import type { ApiScope } from '@vesika/contract';

export const scopeTexts = {
  'photos:write': 'photosWrite',
  'photos:read': 'photosRead',
  'requirements:read': 'requirementsRead',
  'credits:read': 'creditsRead',
  'webhooks:manage': 'webhooksManage',
} as const satisfies Record<ApiScope, string>;

import { queryOptions } from '@tanstack/react-query';
import type { Preferences } from '@vesika/contract';
import { postJson, requestJson } from '../../../api/request.ts';

export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => requestJson<Preferences>('/api/account/preferences', { signal }),
});

export function setPreferences(preferences: Preferences): Promise<Preferences> {
  return postJson<Preferences>('/api/account/preferences', preferences);
}

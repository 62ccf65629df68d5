import { z } from 'zod';
import { accountErrors, defineOperation } from './operation.ts';

export const preferencesSchema = z.object({
  /** Send a mail when the rules of a saved photo change. */
  rulesChangeMail: z.boolean(),
});

export const getPreferences = defineOperation('GET /api/account/preferences', {
  summary: 'Get the preferences of the account',
  response: preferencesSchema,
  errors: accountErrors,
});

export const setPreferences = defineOperation('POST /api/account/preferences', {
  summary: 'Change the preferences of the account',
  body: preferencesSchema,
  response: preferencesSchema,
  errors: accountErrors,
});

export type Preferences = z.infer<typeof preferencesSchema>;

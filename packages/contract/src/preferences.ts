import { z } from 'zod';
import { accountErrors, defineOperation } from './operation.ts';

export const preferencesSchema = z.object({
  /** Send a mail when the rules of a saved photo change. */
  rulesChangeMail: z.boolean(),
});

export const getPreferences = defineOperation('getPreferences', {
  summary: 'What the account wishes',
  response: preferencesSchema,
  errors: [...accountErrors],
});

export const setPreferences = defineOperation('setPreferences', {
  summary: 'Set what the account wishes',
  body: preferencesSchema,
  response: preferencesSchema,
  errors: ['request-invalid', ...accountErrors],
});

export type Preferences = z.infer<typeof preferencesSchema>;

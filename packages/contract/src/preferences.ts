import { z } from 'zod';
import { defineOperation } from './operation.ts';

export const preferencesSchema = z.object({
  /** A mail when the rules behind a saved photo change. */
  rulesChangeMail: z.boolean(),
});

export const getPreferences = defineOperation({
  id: 'getPreferences',
  method: 'GET',
  path: '/api/account/preferences',
  summary: 'What the account wishes',
  response: preferencesSchema,
  errors: ['sign-in-required', 'second-factor-required'],
});

export const setPreferences = defineOperation({
  id: 'setPreferences',
  method: 'POST',
  path: '/api/account/preferences',
  summary: 'Set what the account wishes',
  body: preferencesSchema,
  response: preferencesSchema,
  errors: ['request-invalid', 'sign-in-required', 'second-factor-required'],
});

export type Preferences = z.infer<typeof preferencesSchema>;

import { z } from 'zod';
import { accountErrors, defineOperation } from './operation.ts';

const params = z.object({ photoId: z.uuid() });
const renewalSchema = z.object({
  /** Day on which the document of the photo expires; null if there is no reminder. */
  expiresOn: z.iso.date().nullable(),
});
const errors = ['request-invalid', ...accountErrors, 'photo-not-found'] as const;

export const getRenewal = defineOperation('getRenewal', {
  summary: 'Get the reminder before the document of a photo expires',
  params,
  response: renewalSchema,
  errors: [...errors],
});

export const setRenewal = defineOperation('setRenewal', {
  summary: 'Set or remove the reminder before the document of a photo expires',
  description: 'A mail is sent once, about six months before, with the photo rule of that day.',
  params,
  body: renewalSchema,
  response: renewalSchema,
  errors: [...errors],
});

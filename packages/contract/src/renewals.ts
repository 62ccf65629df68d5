import { z } from 'zod';
import { accountErrors, defineOperation } from './operation.ts';
import { documentTypeSchema } from './vocabulary.ts';

const params = z.object({ photoId: z.uuid() });
const renewalSchema = z.object({
  /** Day on which the document of the photo expires; null if there is no reminder. */
  expiresOn: z.iso.date().nullable(),
});
const listedRenewalSchema = z.object({
  id: z.uuid(),
  countryCode: z.string(),
  documentType: documentTypeSchema,
  variant: z.string(),
  expiresOn: z.iso.date(),
});

const errors = [...accountErrors, 'photo-not-found'] as const;

export const getRenewal = defineOperation('GET /api/photos/:photoId/renewal', {
  summary: 'Get the reminder before the document of a photo expires',
  params,
  response: renewalSchema,
  errors: [...errors],
});

export const setRenewal = defineOperation('POST /api/photos/:photoId/renewal', {
  summary: 'Set or remove the reminder before the document of a photo expires',
  description: 'A mail is sent once, about six months before, with the photo rule of that day.',
  params,
  body: renewalSchema,
  response: renewalSchema,
  errors: [...errors],
});

export const listRenewals = defineOperation('GET /api/renewals', {
  summary: 'List the reminders of the account, the soonest first',
  response: z.object({ renewals: z.array(listedRenewalSchema) }),
  errors: accountErrors,
});

export const deleteRenewal = defineOperation('DELETE /api/renewals/:renewalId', {
  summary: 'Delete a reminder of the account',
  params: z.object({ renewalId: z.uuid() }),
  response: z.object({ deleted: z.literal(true) }),
  errors: accountErrors,
});

export type Renewal = z.infer<typeof listedRenewalSchema>;

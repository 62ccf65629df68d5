import { z } from 'zod';
import { defineOperation } from './operation.ts';

export const exportAccount = defineOperation({
  id: 'exportAccount',
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything kept of the account, as a ZIP: data as JSON, originals and photos as files',
  produces: ['application/zip'],
  errors: ['sign-in-required', 'second-factor-required', 'rate-limited'],
});

export const deleteAccount = defineOperation({
  id: 'deleteAccount',
  method: 'POST',
  path: '/api/account/delete',
  summary: 'Delete the account with every row and file of it, at once and for good',
  body: z.object({
    /** Of the account, written once more: nobody deletes by a slip. */
    email: z.string().min(1).max(320),
    /** Where the account has one. */
    password: z.string().max(1000).optional(),
  }),
  response: z.object({ deleted: z.literal(true) }),
  errors: [
    ...['request-invalid', 'sign-in-required', 'second-factor-required', 'rate-limited'],
    ...['email-differs', 'password-wrong', 'payment-unavailable'],
  ] as const,
});

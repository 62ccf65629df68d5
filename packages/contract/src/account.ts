import { z } from 'zod';
import { accountErrors, defineOperation } from './operation.ts';

export const exportAccount = defineOperation('exportAccount', {
  summary: 'Everything kept of the account, as a ZIP: data as JSON, originals and photos as files',
  produces: ['application/zip'],
  errors: [...accountErrors, 'rate-limited'],
});

export const deleteAccount = defineOperation('deleteAccount', {
  summary: 'Delete the account with every row and file of it, at once and for good',
  body: z.object({
    /** The account's own address, typed again to confirm the deletion. */
    email: z.string().min(1).max(320),
    /** Required if the account has a password. */
    password: z.string().max(1000).optional(),
  }),
  response: z.object({ deleted: z.literal(true) }),
  errors: [
    'request-invalid',
    ...accountErrors,
    'rate-limited',
    'email-differs',
    'password-wrong',
    'payment-unavailable',
  ],
});

import { z } from 'zod';
import { accountErrors, defineOperation } from './operation.ts';

export const exportAccount = defineOperation('GET /api/account/export', {
  summary: 'Export all data of the account as a ZIP: JSON, originals and photos',
  produces: ['application/zip'],
  errors: [...accountErrors, 'rate-limited'],
});

export const deleteAccount = defineOperation('POST /api/account/delete', {
  summary: 'Permanently delete the account with all its data',
  body: z.object({
    /** The account's own address, typed again to confirm the deletion. */
    email: z.string().min(1).max(320),
    /** Required if the account has a password. */
    password: z.string().max(1000).optional(),
    /** The code that `/reauthenticate` mailed; required if the account has no password. */
    code: z.string().max(100).optional(),
  }),
  response: z.object({ deleted: z.literal(true) }),
  errors: [
    ...accountErrors,
    'rate-limited',
    'email-differs',
    'password-wrong',
    'code-wrong',
    'payment-unavailable',
  ],
});

export const makeRecoveryCodes = defineOperation('POST /api/account/recovery-codes', {
  summary: 'Make codes that each replace the authenticator once; earlier ones stop working',
  response: z.object({ codes: z.array(z.string()) }),
  errors: [...accountErrors, 'act-not-possible'],
});

export const reclaimAccount = defineOperation('POST /api/account/reclaim', {
  summary: 'Bring back the account that was set aside when the address was proven, instead of the empty one',
  body: z.object({
    /** The password of the account that was set aside. */
    password: z.string().max(1000),
  }),
  response: z.object({ reclaimed: z.literal(true) }),
  errors: [...accountErrors, 'rate-limited', 'password-wrong', 'act-not-possible'],
});

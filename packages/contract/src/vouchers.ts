import { z } from 'zod';
import { defineOperation } from './operation.ts';
import { packageSchema } from './packages.ts';

/** Small letters and spaces around it are forgiven. */
export const voucherCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{6,32}$/);

export const applyVoucher = defineOperation('POST /api/vouchers', {
  summary: 'Get the packages whose price a voucher lowers, at that price',
  description:
    'The answer is the same for a code that never existed, has expired, is used up or was ended. Pass the code to ' +
    '`createCheckout` to pay that price.',
  body: z.object({ code: voucherCodeSchema }),
  response: z.object({ packages: z.array(packageSchema) }),
  errors: ['rate-limited', 'voucher-invalid'],
});

import { applyVoucher } from '@vesika/contract';
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { serve } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { packageJson, packagesOnSale } from '../../credits/index.ts';
import { usesLeft } from './voucher-uses.ts';
import { findVoucher, lowers, reducedBy, voucherTries } from './vouchers.ts';

export function serveVouchers(
  app: FastifyInstance,
  { db, clock, callers, limits }: Pick<Platform, 'db' | 'clock' | 'callers' | 'limits'>,
): void {
  serve(app, applyVoucher, { onRequest: limits.hook(voucherTries) }, async (request) => {
    const { body } = request;
    const now = new Date(clock());
    const voucher = await findVoucher(db, { code: body.code, now });
    const caller = await callers.of(request);
    const userId = caller?.kind === 'user' ? caller.userId : null;
    if (!(await usesLeft(db, { voucher, userId, now }))) throw new ServiceError('voucher-invalid');
    const listed = (await packagesOnSale(db, now)).filter((sold) => lowers(voucher, sold));
    if (listed.length === 0) throw new ServiceError('voucher-invalid');
    // The id of the price stays as it is listed, since it names what `createCheckout` sells.
    const packages = listed.map((sold) => {
      const { price, priceWas } = reducedBy(voucher, sold);
      return packageJson({ ...sold, price, priceWas });
    });
    return { packages };
  });
}

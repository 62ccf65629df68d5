import { createCheckout } from '@vesika/contract';
import type { Language } from '@vesika/messages';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Caller } from '../../../platform/http/callers.ts';
import { serve } from '../../../platform/http/route.ts';
import { languageNamed } from '../../../platform/words/preferred-language.ts';
import type { PackageRow } from '../../../schema/index.ts';
import { packagesOnSale } from '../../credits/index.ts';
import { guestBuyerFor } from '../../guest-buyers/index.ts';
import { requirePhotoToBuy } from '../../photos/index.ts';
import type { PaymentsParts } from '../payments.ts';
import { customerReference } from '../subscriptions.ts';
import { bindCheckout, mailboxOfVoucher, reserveVoucher } from '../vouchers/voucher-uses.ts';
import { reducedBy, voucherFor, voucherTries } from '../vouchers/vouchers.ts';

export function serveCreateCheckout(app: FastifyInstance, parts: PaymentsParts): void {
  const { db, clock, provider, markMailbox } = parts;
  const countTry = app.limits.hook(voucherTries);
  serve(app, createCheckout, async (request) => {
    const { priceId, language: requested, photo, email, voucher: code } = request.body;
    const language = languageNamed(requested);
    const now = new Date(clock());
    const caller = await app.callers.of(request);
    if (!caller) throw new ServiceError('sign-in-required');
    if (code !== undefined) await countTry(request);
    const listed = await packageForSale(db, priceId, now);
    const voucher = code === undefined ? undefined : await voucherFor(db, { code, sold: listed, now });
    const sold = voucher ? reducedBy(voucher, listed) : listed;
    const bought = photo && (await requirePhotoToBuy(db, caller, photo));
    const user = await buyerOf(parts, caller, { email: bought && email, sold, language });
    const voucherUseId = voucher
      ? await reserveVoucher(db, {
          voucher,
          userId: user.id,
          mailbox: mailboxOfVoucher(markMailbox, voucher, user.email),
          now,
        })
      : null;
    const { url, reference } = await provider.createCheckout({
      user,
      sold,
      customer: await customerReference(db, provider, user.id),
      language,
      photoId: bought?.id ?? null,
      voucherUseId,
      returnPath: bought?.page ?? '/dashboard/payments',
    });
    if (voucherUseId) await endEarlierCheckout(parts, voucherUseId, reference);
    return { url };
  });
}

/** A use of a voucher has one payment page; a page that was paid meanwhile has used it up. */
async function endEarlierCheckout(
  { db, provider }: PaymentsParts,
  voucherUseId: string,
  reference: string,
): Promise<void> {
  const earlier = await bindCheckout(db, voucherUseId, reference);
  if (earlier === null || (await provider.expireCheckout(earlier))) return;
  await provider.expireCheckout(reference);
  throw new ServiceError('voucher-invalid');
}

interface Buying {
  email: string | undefined;
  sold: PackageRow;
  language: Language;
}

/** A visitor can buy a photo with an address only; a subscription requires an account to cancel it in. */
async function buyerOf({ db, clock }: PaymentsParts, caller: Caller, { email, sold, language }: Buying) {
  if (caller.kind === 'user') return { id: caller.userId, email: caller.email };
  if (email === undefined || sold.isRecurring) throw new ServiceError('sign-in-required');
  return guestBuyerFor(db, { sessionId: caller.owner, email, language, now: new Date(clock()) });
}

async function packageForSale(db: Database, priceId: string, now: Date): Promise<PackageRow> {
  const onSale = await packagesOnSale(db, now);
  const sold = onSale.find(({ id, stripePriceId }) => (stripePriceId ?? id) === priceId);
  if (!sold) throw new ServiceError('package-not-found');
  return sold;
}

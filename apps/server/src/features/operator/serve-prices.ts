import { operatorAddCurrency, operatorDropPrice, operatorPrices, operatorSetPrice } from '@vesika/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import { dayOf } from '../../platform/clock/durations.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { acceptedLanguage } from '../../platform/words/preferred-language.ts';
import { packages, priceChanges } from '../../schema/index.ts';
import { addCurrency, dropPrice, pricedPackages, setPrice } from '../credits/index.ts';
import { enteredMinor } from '../payments/index.ts';
import type { Desk } from './desk.ts';
import { packageNames } from './package-names.ts';

export function servePrices(desk: Desk, { db, clock }: Pick<Platform, 'db' | 'clock'>): void {
  const now = () => new Date(clock());

  desk.read(operatorPrices, async ({ headers }) => {
    const names = await packageNames(db, acceptedLanguage(headers['accept-language']));
    const priced = await pricedPackages(db, now());
    const later = await db
      .select()
      .from(priceChanges)
      .where(gt(priceChanges.validFrom, now()))
      .orderBy(asc(priceChanges.validFrom));
    const rows = priced.map(({ id, currency, price, priceWas, credits, validityDays, isActive }) => ({
      packageId: id,
      packageName: names.get(id)!,
      ...{ currency, price, priceWas, credits, validityDays },
      isForSale: isActive,
      later: later
        .filter(({ packageId }) => packageId === id)
        .map(({ id: priceId, packageId: _, validFrom, ...change }) => ({
          priceId,
          validFrom: dayOf(validFrom),
          ...change,
        })),
    }));
    return { packages: rows };
  });

  desk.act(
    operatorSetPrice,
    async ({ params: { packageId } }) => {
      const listed = and(eq(packages.id, packageId), eq(packages.isActive, true));
      if ((await db.$count(packages, listed)) === 0) throw new ServiceError('package-not-found');
      return { personId: null, packageId };
    },
    async ({ packageId }, { body: { validFrom: day, reason: _, ...change } }) => {
      if (day < dayOf(now())) throw new ServiceError('act-not-possible');
      enteredMinor(change.price);
      if (change.priceWas !== null) enteredMinor(change.priceWas);
      await setPrice(db, { packageId, validFrom: new Date(day), ...change });
    },
  );

  desk.actionWithoutPerson(operatorAddCurrency, async ({ body }) => {
    if (!(await addCurrency(db, body.currency, now()))) throw new ServiceError('act-not-possible');
  });

  desk.actionWithoutPerson(operatorDropPrice, async ({ params }) => {
    if (!(await dropPrice(db, params.priceId, now()))) throw new ServiceError('act-not-possible');
  });
}

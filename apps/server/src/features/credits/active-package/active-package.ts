import { activePackage } from '@vesika/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { nextMonthly } from '../../../platform/clock/durations.ts';
import type { Database } from '../../../platform/database/database.ts';
import { serveCaller } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type PackageRow,
  packages,
  paidOriginals,
  type UserPackageRow,
  userPackages,
} from '../../../schema/index.ts';
import { ofPayer, type Payer, payerOf } from '../payer.ts';

export function serveActivePackage(
  app: FastifyInstance,
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
): void {
  serveCaller(app, activePackage, async (_request, caller) =>
    packagesOf(db, await payerOf(db, caller), new Date(clock())),
  );
}

export async function packagesOf(db: Database, payer: Payer | null, now: Date) {
  const owned = payer === null ? [] : await activePackages(db, payer);
  return summary(
    owned.map((each) => packageJson(each, now)),
    now,
  );
}

interface Owned {
  owned: UserPackageRow;
  sold: PackageRow;
  paidCountry: string | null;
}

function activePackages(db: Database, payer: Payer): Promise<Owned[]> {
  return db
    .select({
      owned: userPackages,
      sold: packages,
      paidCountry: sql<string | null>`(
        select ${paidOriginals.countryCode} from ${paidOriginals}
        where ${paidOriginals.userPackageId} = ${userPackages.id} limit 1
      )`,
    })
    .from(userPackages)
    .innerJoin(packages, eq(packages.id, userPackages.packageId))
    .where(and(ofPayer(payer), eq(userPackages.isActive, true)))
    .orderBy(desc(userPackages.createdAt), desc(userPackages.id));
}

function summary(owned: readonly HeldPackage[], now: Date) {
  const [newest = null, ...older] = owned;
  const canPay = ({ expiresAt, creditsRemaining }: HeldPackage) => expiresAt > now && creditsRemaining !== 0;
  const running = owned.filter(({ expiresAt }) => expiresAt > now);
  const limited = running.filter(({ creditsRemaining }) => creditsRemaining !== null);
  const sum = (numbers: (number | null)[]) => numbers.reduce<number>((total, each) => total + (each ?? 0), 0);
  return {
    package: newest,
    balance: {
      creditsRemaining:
        limited.length < running.length ? null : sum(running.map(({ creditsRemaining }) => creditsRemaining)),
      creditsTotal: sum(limited.map(({ creditsTotal }) => creditsTotal)),
    },
    others: older.filter(canPay).sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime()),
  };
}

type HeldPackage = ReturnType<typeof packageJson>;

function packageJson({ owned, sold, paidCountry }: Owned, now: Date) {
  const { subscriptionStatus, purchasedAt } = owned;
  return {
    id: owned.id,
    packageId: sold.id,
    plan: sold.plan,
    nameTr: sold.nameTr,
    creditsTotal: owned.creditsTotal,
    creditsRemaining: owned.creditsRemaining,
    isRecurring: sold.isRecurring,
    subscriptionStatus,
    nextPhotosAt: subscriptionStatus === 'active' ? nextMonthly(purchasedAt, now) : null,
    features: sold.features,
    onlyCountry: sold.features.includes('one-country') ? paidCountry : null,
    purchasedAt,
    expiresAt: owned.expiresAt,
  };
}

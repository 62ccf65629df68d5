import { randomInt } from 'node:crypto';
import {
  operatorCreateQuota,
  operatorCreateVoucher,
  operatorEndQuota,
  operatorEndVoucher,
  operatorOffers,
  type Quota,
  type Voucher,
} from '@vesika/contract';
import type { Language } from '@vesika/messages';
import { desc, eq, sql } from 'drizzle-orm';
import { dayMs, dayOf } from '../../platform/clock/durations.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { acceptedLanguage } from '../../platform/words/preferred-language.ts';
import { packages, quotas, quotaUses, vouchers, voucherUses } from '../../schema/index.ts';
import { createQuota, endQuota } from '../credits/index.ts';
import { createVoucher, endVoucher, enteredMinor, fromMinor } from '../payments/index.ts';
import type { Desk } from './desk.ts';
import { packageNames } from './package-names.ts';

const shownMax = 200;
/** Without letters and digits that are read as one another. */
const codeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 12;

export function serveOffers(desk: Desk, { db, clock }: Pick<Platform, 'db' | 'clock'>): void {
  const now = () => new Date(clock());

  desk.read(operatorOffers, async ({ headers }) => {
    const language = acceptedLanguage(headers['accept-language']);
    return { vouchers: await allVouchers(), quotas: await allQuotas(language) };
  });

  desk.actionWithoutPerson(operatorCreateVoucher, async ({ body }, { id: createdBy }) => {
    const { code = newCode(), amount, lastDay, reason: __, ...terms } = body;
    const amountMinor = amount === null ? null : enteredMinor(amount);
    const made = { code, ...terms, amountMinor, expiresAt: endOf(lastDay), createdAt: now(), createdBy };
    if (!(await createVoucher(db, made))) throw new ServiceError('act-not-possible');
    return { code };
  });

  desk.actionWithoutPerson(operatorEndVoucher, async ({ params }) => {
    if (!(await endVoucher(db, params.voucherId, now()))) throw new ServiceError('act-not-possible');
  });

  desk.actionWithoutPerson(operatorCreateQuota, async ({ body }, { id: createdBy }) => {
    const { lastDay, reason: __, ...terms } = body;
    if ((await db.$count(packages, eq(packages.id, terms.packageId))) === 0)
      throw new ServiceError('package-not-found');
    await createQuota(db, { ...terms, expiresAt: endOf(lastDay), createdAt: now(), createdBy });
  });

  desk.actionWithoutPerson(operatorEndQuota, async ({ params }) => {
    if (!(await endQuota(db, params.quotaId, now()))) throw new ServiceError('act-not-possible');
  });

  async function allVouchers(): Promise<Voucher[]> {
    const uses = db.$count(
      voucherUses,
      sql`${voucherUses.voucherId} = ${vouchers.id} and paid_at is not null`,
    );
    const rows = await db
      .select({ row: vouchers, uses })
      .from(vouchers)
      .orderBy(desc(vouchers.createdAt))
      .limit(shownMax);
    return rows.map(
      ({
        row: { id, amountMinor, expiresAt, createdAt: _, createdBy: __, endedAt, ...row },
        uses: used,
      }) => ({
        ...row,
        voucherId: id,
        amount: amountMinor === null ? null : fromMinor(amountMinor),
        lastDay: lastDayOf(expiresAt),
        uses: used,
        isOpen: isOpen({ endedAt, expiresAt }) && (row.usesMax === null || used < row.usesMax),
      }),
    );
  }

  async function allQuotas(language: Language): Promise<Quota[]> {
    const people = db.$count(quotaUses, sql`${quotaUses.quotaId} = ${quotas.id}`);
    const names = await packageNames(db, language);
    const rows = await db
      .select({ row: quotas, people })
      .from(quotas)
      .orderBy(desc(quotas.createdAt))
      .limit(shownMax);
    return rows.map(({ row, people: given }) => ({
      quotaId: row.id,
      institution: row.institution,
      address: row.address,
      peopleMax: row.peopleMax,
      packageName: names.get(row.packageId)!,
      lastDay: lastDayOf(row.expiresAt),
      people: given,
      isOpen: isOpen(row) && given < row.peopleMax,
    }));
  }

  function isOpen({ endedAt, expiresAt }: { endedAt: Date | null; expiresAt: Date | null }): boolean {
    return endedAt === null && (expiresAt === null || expiresAt > now());
  }
}

function newCode(): string {
  return Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');
}

function endOf(lastDay: string | null): Date | null {
  return lastDay === null ? null : new Date(Date.parse(lastDay) + dayMs);
}

function lastDayOf(expiresAt: Date | null): string | null {
  return expiresAt && dayOf(new Date(expiresAt.getTime() - dayMs));
}

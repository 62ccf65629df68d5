import type { Fact, OrderedPurchase, ReportedRefund, SubscriptionStatus } from './fact.ts';

export interface PurchaseState {
  order: OrderedPurchase | undefined;
  customer: string | undefined;
  country: string | null;
  payments: readonly PaymentState[];
  subscriptionStatus: SubscriptionStatus;
}

export interface PaymentState {
  reference: string;
  status: 'pending' | 'completed' | 'failed' | 'refunded' | 'disputed';
  amountMinor: number;
  currency: string;
  first: boolean;
  createdAt: number;
  paidAt: number | null;
  refunds: readonly ReportedRefund[];
  /** The sum of all refunds, including those that only a charge reports. */
  refundedMinor: number;
  dispute: string | null;
}

type FactOf<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>;

/** The result must not depend on the order of the facts. */
export function purchaseState(facts: readonly Fact[]): PurchaseState {
  const references = new Set(facts.flatMap((fact) => ('payment' in fact ? [fact.payment] : [])));
  const payments = [...references].flatMap((reference) => paymentState(reference, facts) ?? []);
  return {
    order: earliest(facts.filter(({ order }) => order !== null))?.order ?? undefined,
    customer: earliest(facts.filter(({ customer }) => customer !== null))?.customer ?? undefined,
    country: earliest(facts.filter(({ country }) => country))?.country ?? null,
    payments: payments.sort(byTime),
    subscriptionStatus: subscriptionStatus(facts, payments),
  };
}

function paymentState(reference: string, facts: readonly Fact[]): PaymentState | undefined {
  const about = facts.filter((fact) => 'payment' in fact && fact.payment === reference);
  const paid = earliest(ofKind(about, 'paid'));
  const begun = latest([...ofKind(about, 'pending'), ...ofKind(about, 'failed')], unpaidRanks);
  const reported = paid ?? begun;
  if (!reported) return undefined;
  const { amountMinor, currency, at } = reported;
  const refunds = latestOf(ofKind(about, 'refund'), ({ refund }) => refund, refundRanks);
  const disputes = latestOf(ofKind(about, 'dispute'), ({ dispute }) => dispute, disputeRanks);
  const dispute = [...disputes.values()].find(({ status }) => status !== 'won')?.dispute ?? null;
  const refunded = refundedMinor(ofKind(about, 'refunded'), [...refunds.values()]);
  return {
    reference,
    amountMinor,
    currency,
    dispute,
    createdAt: at,
    paidAt: paid?.at ?? null,
    first: paid?.first ?? false,
    refunds: [...refunds.values()].sort((a, b) => (a.refund < b.refund ? -1 : 1)),
    refundedMinor: refunded,
    status: paid ? paidStatus(refunded > 0 && refunded >= amountMinor, dispute) : unpaidStatus(begun!),
  };
}

function paidStatus(isRefunded: boolean, dispute: string | null): PaymentState['status'] {
  if (isRefunded) return 'refunded';
  return dispute === null ? 'completed' : 'disputed';
}

const unpaidStatus = ({ kind }: FactOf<'pending' | 'failed'>) => kind;

/**
 * A charge reports the total refunded, possibly before a refund fails, so the larger of it and the successful refunds counts.
 */
function refundedMinor(charges: readonly FactOf<'refunded'>[], refunds: readonly FactOf<'refund'>[]): number {
  const charge = latest(charges, {});
  const sum = (some: readonly FactOf<'refund'>[]) =>
    some.reduce((total, each) => total + each.amountMinor, 0);
  const failedSince = refunds.filter(({ status, at }) => status === 'failed' && charge && at >= charge.at);
  const succeeded = refunds.filter(({ status }) => status === 'completed');
  return Math.max((charge?.refundedMinor ?? 0) - sum(failedSince), sum(succeeded));
}

function subscriptionStatus(facts: readonly Fact[], payments: readonly PaymentState[]): SubscriptionStatus {
  const reported = ofKind(facts, 'subscription');
  if (reported.some(({ status }) => status === 'ended')) return 'ended';
  const isPaid = (reference: string) =>
    payments.some((payment) => payment.reference === reference && payment.paidAt !== null);
  const moments = [
    ...reported.map(({ at, status }) => ({ at, status, kind: 'subscription' as const })),
    ...ofKind(facts, 'paid').map(({ at }) => ({ at, status: 'active' as const, kind: 'paid' as const })),
    ...ofKind(facts, 'failed')
      .filter(({ payment }) => !isPaid(payment))
      .map(({ at }) => ({ at, status: 'past-due' as const, kind: 'failed' as const })),
  ];
  return latest(moments, momentRanks)?.status ?? 'active';
}

/* The provider's clock has seconds only. Among facts of the same second, the later stage counts. */
type Ranks = Readonly<Record<string, number>>;
const unpaidRanks: Ranks = { pending: 0, failed: 1 };
const refundRanks: Ranks = { processing: 0, completed: 1, failed: 2 };
const disputeRanks: Ranks = { open: 0, won: 1, lost: 1 };
const momentRanks: Ranks = { subscription: 0, failed: 1, paid: 2 };

interface Moment {
  at: number;
  kind: string;
  status?: string;
}

const rankOf = (moment: Moment, ranks: Ranks) => ranks[moment.status ?? ''] ?? ranks[moment.kind] ?? 0;

function latest<T extends Moment>(moments: readonly T[], ranks: Ranks): T | undefined {
  const later = (a: T, b: T) => b.at - a.at || rankOf(b, ranks) - rankOf(a, ranks);
  return [...moments].sort(later)[0];
}

function earliest<T extends Moment>(moments: readonly T[]): T | undefined {
  return [...moments].sort((a, b) => a.at - b.at)[0];
}

function latestOf<T extends Moment>(facts: readonly T[], keyOf: (fact: T) => string, ranks: Ranks) {
  const keys = [...new Set(facts.map(keyOf))];
  return new Map(
    keys.map((key) => {
      const own = facts.filter((fact) => keyOf(fact) === key);
      return [key, latest(own, ranks)!] as const;
    }),
  );
}

function ofKind<Kind extends Fact['kind']>(facts: readonly Fact[], kind: Kind): FactOf<Kind>[] {
  return facts.filter((fact): fact is FactOf<Kind> => fact.kind === kind);
}

function byTime(a: PaymentState, b: PaymentState): number {
  const time = (a.paidAt ?? a.createdAt) - (b.paidAt ?? b.createdAt);
  return Number(b.first) - Number(a.first) || time || (a.reference < b.reference ? -1 : 1);
}

import type { OperatorOperationId } from '@vesika/contract';
import type { InjectOptions } from 'fastify';
import type { OperatorSubject } from './operator-subject.ts';

interface OperatorRequest extends Pick<InjectOptions, 'payload' | 'query'> {
  params?: Record<string, string>;
}

const reason = 'asked by mail';

/** A request that succeeds for every operation of the desk, about this account. */
export const operatorRequests: Record<OperatorOperationId, (about: OperatorSubject) => OperatorRequest> = {
  operatorSearch: ({ customer }) => ({ query: { text: customer.email } }),
  operatorPerson: ({ customer }) => ({ params: { personId: customer.userId } }),
  operatorOpenFace: ({ cleanId }) => ({ params: { photoId: cleanId }, payload: { reason } }),
  operatorLockAccount: ({ customer }) => ({
    params: { personId: customer.userId },
    payload: { locked: true, reason },
  }),
  operatorMailLink: ({ customer }) => ({ params: { personId: customer.userId }, payload: { reason } }),
  operatorGivePackage: ({ customer }) => ({
    params: { personId: customer.userId },
    payload: { packageId: 'pro-eur', reason },
  }),
  operatorDeleteAccount: ({ customer }) => ({ params: { personId: customer.userId }, payload: { reason } }),
  operatorChangeCredits: ({ creditsId }) => ({
    params: { userPackageId: creditsId },
    payload: { change: 2, reason },
  }),
  operatorExtendPackage: ({ purchaseId }) => ({
    params: { userPackageId: purchaseId },
    payload: { days: 30, reason },
  }),
  operatorRefund: ({ paymentId }) => ({ params: { paymentId }, payload: { amount: null, reason } }),
  operatorMailReceipt: ({ paymentId }) => ({ params: { paymentId }, payload: { reason } }),
  operatorMakeAgain: ({ madeId }) => ({ params: { photoId: madeId }, payload: { reason } }),
  operatorInbox: () => ({}),
  operatorAnswerClaim: ({ claimId }) => ({
    params: { claimId },
    payload: { isAccepted: false, words: 'The photo met every rule.', reason },
  }),
  operatorAnswerMessage: ({ messageId }) => ({
    params: { messageId },
    payload: { words: 'You may keep the hat.', reason },
  }),
  operatorChecks: () => ({}),
  operatorOpenCheck: ({ checkId }) => ({ params: { checkId } }),
  operatorDecideCheck: ({ checkId }) => ({ params: { checkId }, payload: { verdict: 'passed', reason } }),
  operatorSetCheckTerms: () => ({
    payload: {
      ...{ isOffered: true, isTrained: false, credits: 1, minutesEach: 10, timeZone: 'Europe/Berlin' },
      ...{ hours: [{ day: 1, from: '09:00', to: '17:00' }], reason },
    },
  }),
  operatorMoney: () => ({ query: { from: '2026-01-01', to: '2027-12-31' } }),
  operatorOrders: () => ({}),
  operatorInvoices: () => ({ query: { from: '2026-01-01', to: '2027-12-31' } }),
  operatorPrices: () => ({}),
  operatorSetPrice: () => ({
    params: { packageId: 'pro-try' },
    payload: {
      ...{ validFrom: '2099-01-01', price: 149, priceWas: null, isForSale: true },
      ...{ credits: 5, validityDays: 180, reason },
    },
  }),
  operatorAddCurrency: () => ({ payload: { currency: 'CAD', reason } }),
  operatorDropPrice: ({ laterPriceId }) => ({ params: { priceId: laterPriceId }, payload: { reason } }),
  operatorOffers: () => ({}),
  operatorCreateVoucher: () => ({
    payload: {
      ...{ label: 'Studio Ada', percent: 20, amount: null, currency: null },
      ...{ plan: null, usesMax: null, lastDay: null, reason },
    },
  }),
  operatorEndVoucher: ({ voucherId }) => ({ params: { voucherId }, payload: { reason } }),
  operatorCreateQuota: () => ({
    payload: {
      ...{ institution: 'A school', address: 'school.example', packageId: 'pro-eur' },
      ...{ peopleMax: 30, lastDay: null, reason },
    },
  }),
  operatorEndQuota: ({ quotaId }) => ({ params: { quotaId }, payload: { reason } }),
  operatorQuality: () => ({}),
  operatorRules: () => ({}),
  operatorSwitchDocument: () => ({
    params: { countryCode: 'SE' },
    payload: { documentType: 'passport', isActive: false, reason },
  }),
  operatorSetNote: () => ({
    payload: { place: 'SE', language: 'en', text: 'The consulate is closed.', reason },
  }),
  operatorSettings: () => ({}),
  operatorActs: () => ({}),
};

import type { Endpoint } from './endpoint.ts';

/** Method and path of every operation of the operator's desk. This file imports no schemas. */
export const operatorEndpoints = {
  operatorSearch: { method: 'GET', path: '/api/operator/search' },
  operatorPerson: { method: 'GET', path: '/api/operator/people/:personId' },
  operatorOpenFace: { method: 'POST', path: '/api/operator/photos/:photoId/face' },
  operatorLockAccount: { method: 'POST', path: '/api/operator/people/:personId/lock' },
  operatorMailLink: { method: 'POST', path: '/api/operator/people/:personId/link' },
  operatorGivePackage: { method: 'POST', path: '/api/operator/people/:personId/packages' },
  operatorDeleteAccount: { method: 'POST', path: '/api/operator/people/:personId/delete' },
  operatorChangeCredits: { method: 'POST', path: '/api/operator/packages/:userPackageId/credits' },
  operatorExtendPackage: { method: 'POST', path: '/api/operator/packages/:userPackageId/validity' },
  operatorRefund: { method: 'POST', path: '/api/operator/payments/:paymentId/refund' },
  operatorMailReceipt: { method: 'POST', path: '/api/operator/payments/:paymentId/receipt' },
  operatorMakeAgain: { method: 'POST', path: '/api/operator/photos/:photoId/again' },
  operatorInbox: { method: 'GET', path: '/api/operator/inbox' },
  operatorAnswerClaim: { method: 'POST', path: '/api/operator/claims/:claimId/answer' },
  operatorAnswerMessage: { method: 'POST', path: '/api/operator/messages/:messageId/answer' },
  operatorMoney: { method: 'GET', path: '/api/operator/money' },
  operatorOrders: { method: 'GET', path: '/api/operator/orders' },
  operatorInvoices: { method: 'GET', path: '/api/operator/invoices' },
  operatorPrices: { method: 'GET', path: '/api/operator/prices' },
  operatorSetPrice: { method: 'POST', path: '/api/operator/prices/:packageId' },
  operatorDropPrice: { method: 'POST', path: '/api/operator/later-prices/:priceId/drop' },
  operatorOffers: { method: 'GET', path: '/api/operator/offers' },
  operatorCreateVoucher: { method: 'POST', path: '/api/operator/vouchers' },
  operatorEndVoucher: { method: 'POST', path: '/api/operator/vouchers/:voucherId/end' },
  operatorCreateQuota: { method: 'POST', path: '/api/operator/quotas' },
  operatorEndQuota: { method: 'POST', path: '/api/operator/quotas/:quotaId/end' },
  operatorQuality: { method: 'GET', path: '/api/operator/quality' },
  operatorRules: { method: 'GET', path: '/api/operator/rules' },
  operatorSwitchDocument: { method: 'POST', path: '/api/operator/rules/:countryCode' },
  operatorSetNote: { method: 'POST', path: '/api/operator/notes' },
  operatorSettings: { method: 'GET', path: '/api/operator/settings' },
  operatorActs: { method: 'GET', path: '/api/operator/acts' },
} as const satisfies Record<`operator${string}`, Endpoint>;

export type OperatorOperationId = keyof typeof operatorEndpoints;

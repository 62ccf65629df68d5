export { packagesOf } from './active-package/active-package.ts';
export {
  cancelPackage,
  grantPackage,
  lockAccount,
  type Refusal,
  refusalOfCredit,
  renewPackage,
  restorePackage,
  takeCredit,
} from './credits.ts';
export { packagesForSale } from './list-packages/list-packages.ts';
export { type AnnounceCredits, lowCredits } from './low-credits.ts';
export { openCreditMeter } from './measure-credits.ts';
export { payerOf, payerOfSession } from './payer.ts';
export { registerCredits } from './register.ts';

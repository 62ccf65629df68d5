export { packagesOf } from './active-package/active-package.ts';
export {
  type AnnounceCredits,
  cancelPackage,
  correctCredits,
  extendPackage,
  grantPackage,
  lowCredits,
  noteSubscription,
  type Refusal,
  refusalOfCredit,
  renewPackage,
  restorePackage,
  takeCredit,
} from './credits.ts';
export { countKeyUse, creditsThisMonth } from './key-use.ts';
export {
  packageJson,
  packageOn,
  packagesForSale,
  packagesOnSale,
  pricedPackages,
} from './list-packages/list-packages.ts';
export { addCurrency, dropPrice, setPrice } from './list-packages/price-changes.ts';
export { priceLists } from './list-packages/price-lists.ts';
export { seedPackages } from './list-packages/seed-packages.ts';
export { openCreditMeter } from './measure-credits.ts';
export { ofPayer, type Payer, payerOf, payerOfSession } from './payer.ts';
export { createQuota, endQuota, forgetQuotaMailboxes, grantQuotas } from './quotas.ts';
export { registerCredits } from './register.ts';

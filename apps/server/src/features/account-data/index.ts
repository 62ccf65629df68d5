export { createEraseAccount, type EraseAccount } from './delete-account/erase-account.ts';
export { createNameGiver } from './export-account/archive-names.ts';
export { registerAccountData } from './register.ts';

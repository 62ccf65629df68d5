export { createEraseAccount, type EraseAccount } from './delete-account/erase-account.ts';
export { createNameGiver } from './export-account/archive-names.ts';
export { registerAccountData } from './register.ts';
export { forgetSetAside } from './set-aside/forget-set-aside.ts';

export { createNameGiver } from './export-account/archive-names.ts';
export { registerAccountData } from './register.ts';

export { registerRenewals, renewalLinks } from './register.ts';
export { remindOfRenewals } from './remind-of-renewals.ts';

export { registerAccountData } from './register.ts';
export { forgetSetAside } from './set-aside/forget-set-aside.ts';

export { noteCommand } from './acts.ts';
export { doctor } from './check-settings.ts';
export { registerOperator } from './register.ts';

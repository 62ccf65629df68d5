export { noteCommand } from './acts.ts';
export { appointOperator } from './appoint.ts';
export { doctor } from './check-settings.ts';
export { registerOperator } from './register.ts';

export { appointOperator } from './appoint.ts';
export { registerOperator } from './register.ts';

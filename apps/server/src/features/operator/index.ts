export { noteCommand } from './acts.ts';
export { appointOperator } from './appoint.ts';
export { doctor } from './doctor.ts';
export { registerOperator } from './register.ts';

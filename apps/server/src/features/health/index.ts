export { registerHealth } from './register.ts';

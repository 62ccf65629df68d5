export { registerContact } from './register.ts';

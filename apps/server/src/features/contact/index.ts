export { registerContact } from './contact.ts';

export { forgetMessages, registerContact } from './contact.ts';

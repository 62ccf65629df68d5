export { forgetMessages, registerContact } from './contact.ts';
export { deleteMessagesOf, noteAnswer, noteMessage } from './messages.ts';

export { languageFor } from './account-mails.ts';
export { type Accounts, openAccounts } from './accounts.ts';
export { AuthError } from './auth-error.ts';
export { endedSessionDays, expireTokens } from './expire-tokens/expire-tokens.ts';
export { mailedCodeHours } from './one-time-tokens.ts';
export { isPassword, passwordCharactersMin } from './passwords.ts';
export { registerAccounts } from './register.ts';
export { operatorOfRequest, userOfRequest } from './user-of-request.ts';

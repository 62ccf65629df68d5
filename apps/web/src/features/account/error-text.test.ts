import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError } from '@supabase/auth-js';
import { authErrors } from '@vesika/contract';
import { loadCatalogue } from '@vesika/messages';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../shell/api/request.ts';
import { errorText } from './error-text.ts';

const codes = [...Object.keys(authErrors), 'connection'];

describe.each(['en', 'tr'] as const)('in %s', async (language) => {
  const account = await loadCatalogue(language, 'account');
  const engine = await loadCatalogue(language, 'engine');
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: language,
    ns: ['account', 'engine'],
    resources: { [language]: { account, engine } },
  });
  const t = i18n.getFixedT<['account', 'engine']>(language, ['account', 'engine']);

  it.each(codes)('%s has a text', (code) => {
    expect(account.errors).toHaveProperty([code], expect.stringMatching(/\S/));
  });

  it('there is no text for what is never said', () => {
    expect(Object.keys(account.errors).sort()).toEqual([...codes].sort());
  });

  it('an error is described by its code', () => {
    const error = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials');
    expect(errorText(t, error)).toBe(account.errors.invalid_credentials);
  });

  it('an unknown code, or none, is described in the words of the service', () => {
    expect(errorText(t, new AuthApiError('The moon is full', 400, 'moon_full'))).toBe('The moon is full');
    expect(errorText(t, new AuthApiError('The moon is full', 400, undefined))).toBe('The moon is full');
  });

  it('no answer, a fault of the service, and an ended session are distinguished', () => {
    const { connection, unexpected_failure, session_not_found } = account.errors;
    expect(errorText(t, new AuthRetryableFetchError('Failed to fetch', 0))).toBe(connection);
    expect(errorText(t, new AuthRetryableFetchError('Bad gateway', 502))).toBe(connection);
    expect(errorText(t, new AuthRetryableFetchError('Oops', 500))).toBe(unexpected_failure);
    expect(errorText(t, new AuthSessionMissingError())).toBe(session_not_found);
  });

  it('what another part of the service refuses has its text too', () => {
    const failure = { code: 'email-differs', errorType: 'REQUEST_INVALID', message: '' } as const;
    expect(errorText(t, new ServiceError(failure))).toBe(engine.errors['email-differs'].title);
  });
});

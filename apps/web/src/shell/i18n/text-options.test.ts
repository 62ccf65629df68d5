import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { textOptions } from './text-options.ts';

it('shows nothing where the catalogue of a text has not arrived', async () => {
  const i18n = createInstance();
  await i18n.init({ ...textOptions, lng: 'en', resources: { en: { web: { there: 'There' } } } });
  expect(i18n.t('there' as never)).toBe('There');
  expect(i18n.t('original:child.toggle')).toBe('');
  expect(i18n.t('engine:variants.other', { defaultValue: 'Other' })).toBe('Other');
});

import { fallbackLanguage, isLanguage } from '@vesika/messages';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { i18n, startTexts } from './shell/i18n/setup.ts';

const { servedLanguage = '', texts = '' } = document.documentElement.dataset;
const language = isLanguage(servedLanguage) ? servedLanguage : fallbackLanguage;

await startTexts(language, texts.split(' '));
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  );
});

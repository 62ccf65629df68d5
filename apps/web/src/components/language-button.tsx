import { languageNames } from '@vesika/messages';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../shell/i18n/use-language.ts';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';

export function LanguageButton(props: ComponentProps<'button'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <button
      type="button"
      aria-label={t('header.selectLanguage')}
      aria-haspopup="menu"
      className={`${buttonClass({ variant: 'quiet' })} max-sm:px-3`}
      {...props}
    >
      <Icon name="globe" />
      {/* The name of the button says what it does; what is read on it is the current choice, no part of its name. */}
      <span
        data-choice={languageNames[language]}
        className="before:content-[attr(data-choice)] max-sm:hidden"
      />
      <span
        data-choice={language}
        className="text-xs uppercase before:content-[attr(data-choice)] max-[24rem]:hidden sm:hidden"
      />
      <Icon name="chevron-down" className="size-4 text-ink-soft max-sm:hidden" />
    </button>
  );
}

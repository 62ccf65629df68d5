import { useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Phrases } from '../../../i18n/phrases.tsx';
import { CountriesLink } from '../article/countries-link.tsx';

const needs = [
  ['camera', 'camera'],
  ['helper', 'person'],
  ['wall', 'columns'],
  ['window', 'sun'],
] as const satisfies [string, IconName][];

export function Needs() {
  const { t } = useTranslation('guides');
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <h2 id={id} className="text-2xl font-bold">
        <Phrases>{t('take.need.title')}</Phrases>
      </h2>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {needs.map(([name, icon]) => (
          <li key={name} className="flex items-start gap-3 border-t border-line pt-4">
            <Icon name={icon} className="mt-0.5 shrink-0 text-ink-soft" />
            {t(`take.need.${name}`)}
          </li>
        ))}
      </ul>
      <Notice>
        <p className="max-w-[75ch]">
          <Trans t={t} i18nKey={'take.notice'} components={{ countries: <CountriesLink /> }} />
        </p>
      </Notice>
    </section>
  );
}

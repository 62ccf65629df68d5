import { Trans, useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TitledSection } from '../../../components/titled-section.tsx';
import { CountriesLink } from '../article/countries-link.tsx';

const needs = [
  ['camera', 'camera'],
  ['helper', 'person'],
  ['wall', 'columns'],
  ['window', 'sun'],
] as const satisfies [string, IconName][];

export function Needs() {
  const { t } = useTranslation('guides');
  return (
    <TitledSection title={t('take.need.title')} className="grid gap-6">
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
    </TitledSection>
  );
}

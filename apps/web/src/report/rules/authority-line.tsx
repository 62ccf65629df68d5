import type { RequirementAnswer } from '@vesika/contract';
import { sourceName } from '@vesika/report/words';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { dateText } from './rule-texts.ts';

export type Authority = NonNullable<RequirementAnswer['record']['authority']>;

/** The authority with its own page, where visitors check our rules. */
export function AuthorityLine({ authority: { name, address, readOn } }: { authority: Authority }) {
  const { t } = useTranslation('supply');
  const language = useLanguage();
  const { pathname } = new URL(address);
  const shownPath = pathname.length > 1 && pathname.length <= pathLengthMax ? pathname : '';
  return (
    <p className="text-sm">
      <span className="block text-xs text-ink-soft">{t('authority.title')}</span>
      <bdi lang="en" className="font-medium">
        {name}
      </bdi>
      {' · '}
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="rounded-xs wrap-anywhere underline decoration-line-strong underline-offset-3 hover:decoration-current"
      >
        <bdi>{sourceName({ title: name, address }) + shownPath}</bdi>
        <Icon name="outside" className="ms-1 inline size-3.5 -translate-y-px rtl:-scale-x-100" />
      </a>
      <span className="text-ink-soft">
        {' · '}
        {readOn ? t('authority.read', { date: dateText(language, readOn) }) : t('authority.unread')}
      </span>
    </p>
  );
}

const pathLengthMax = 32;

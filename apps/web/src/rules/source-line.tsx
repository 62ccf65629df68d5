import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { dateText, linkOf } from './rule-texts.ts';

export function SourceLine({
  title,
  address,
  date,
}: {
  title: string;
  address: string | null;
  date?: string | null;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const link = linkOf(address);
  return (
    <span className="text-ink-soft">
      {link ? (
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="rounded-xs underline decoration-line-strong underline-offset-3 hover:text-ink hover:decoration-current"
        >
          <bdi>{title}</bdi>
          <Icon name="outside" className="ms-1 inline size-3.5 -translate-y-px rtl:-scale-x-100" />
        </a>
      ) : (
        <bdi>{title}</bdi>
      )}
      {date === null && link && <span>{` · ${t('requirements.undated')}`}</span>}
      {date && <span>{` · ${t('requirements.asOf', { date: dateText(language, date) })}`}</span>}
    </span>
  );
}

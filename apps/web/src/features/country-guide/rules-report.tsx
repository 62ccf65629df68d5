import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../components/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { dateText } from '../../rules/rule-texts.ts';
import type { CountryGuide } from '../../site-data/country-guide.ts';

const linkClass =
  '-my-2.5 inline-flex min-h-11 items-center rounded-xs underline decoration-line-strong underline-offset-3 hover:text-ink hover:decoration-current';

export function RulesReport({ guide: { record, checkedOn, reportTo } }: { guide: CountryGuide }) {
  const { t } = useTranslation(['supply', 'web']);
  const language = useLanguage();
  const checked = checkedOn
    ? t('supply:report.checked', { date: dateText(language, checkedOn) })
    : t('supply:report.never');
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 ps-7.5 text-ink-soft">
      <span>{checked}</span>
      {reportTo ? (
        <a
          href={`mailto:${reportTo}?subject=${encodeURIComponent(t('supply:report.subject', { record }))}`}
          className={linkClass}
        >
          {t('supply:report.action')}
        </a>
      ) : (
        <SiteLink to={`/contact?topic=question&record=${record}`} className={linkClass}>
          {t('supply:report.action')}
        </SiteLink>
      )}
    </p>
  );
}

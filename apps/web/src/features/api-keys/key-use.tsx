import { useQuery } from '@tanstack/react-query';
import { localeOf } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { TitledSection } from '../../components/titled-section.tsx';
import { call } from '../../shell/api/call.ts';
import { useFormats } from '../../shell/i18n/use-formats.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';

const counted = ['photos', 'checks', 'credits'] as const;

export function KeyUse({ keyId }: { keyId: string }) {
  const { t } = useTranslation('api');
  const locale = localeOf(useLanguage());
  const { data, isPending } = useQuery({
    queryKey: ['api-keys', keyId, 'use'],
    queryFn: ({ signal }) => call('listApiKeyUse', { params: { keyId }, signal }),
  });
  const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const { number } = useFormats();
  return (
    <TitledSection
      level="h3"
      title={t('manage.use')}
      headingClass="-mb-2 font-semibold"
      className="grid min-h-30 content-start gap-3"
    >
      <p className="text-sm text-ink-soft">{t('manage.useAbout')}</p>
      {isPending && (
        <p role="status" className="text-sm text-ink-soft">
          {t('manage.useLoading')}
        </p>
      )}
      {!isPending && !data && (
        <p role="alert" className="text-sm text-fail">
          {t('manage.useFailed')}
        </p>
      )}
      {data?.days.length === 0 && <p className="text-sm">{t('manage.useNone')}</p>}
      {data && data.days.length > 0 && (
        <table className="w-full border border-line bg-sheet text-sm">
          <thead>
            <tr className="border-b border-line text-start">
              <th scope="col" className="px-3 py-2 text-start font-medium">
                {t('manage.day')}
              </th>
              {counted.map((what) => (
                <th key={what} scope="col" className="px-3 py-2 text-end font-medium">
                  {t(`manage.${what}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line tabular-nums">
            {data.days.map((each) => (
              <tr key={each.day}>
                <th scope="row" className="px-3 py-2 text-start font-normal whitespace-nowrap">
                  {dayFormat.format(new Date(each.day))}
                </th>
                {counted.map((what) => (
                  <td key={what} className="px-3 py-2 text-end">
                    {number(each[what])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </TitledSection>
  );
}

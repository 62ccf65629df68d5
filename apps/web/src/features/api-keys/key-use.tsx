import { useQuery } from '@tanstack/react-query';
import { localeOf } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { call } from '../../shell/api/call.ts';
import { useFormats } from '../../shell/i18n/use-formats.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { KeyTable } from './key-table.tsx';

const counted = ['photos', 'checks', 'credits'] as const;

export function KeyUse({ keyId }: { keyId: string }) {
  const { t } = useTranslation('api');
  const locale = localeOf(useLanguage());
  const query = useQuery({
    queryKey: ['api-keys', keyId, 'use'],
    queryFn: ({ signal }) => call('listApiKeyUse', { params: { keyId }, signal }),
  });
  const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const { number } = useFormats();
  const rows = (query.data?.days ?? []).map((each) => ({
    key: each.day,
    cells: [dayFormat.format(new Date(each.day)), ...counted.map((what) => number(each[what]))],
  }));
  return (
    <KeyTable
      title={t('manage.use')}
      about={t('manage.useAbout')}
      none={t('manage.useNone')}
      headings={[t('manage.day'), ...counted.map((what) => t(`manage.${what}`))]}
      rows={rows}
      query={query}
    />
  );
}

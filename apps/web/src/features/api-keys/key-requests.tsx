import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../shell/api/call.ts';
import { useFormats } from '../../shell/i18n/use-formats.ts';
import { KeyTable } from './key-table.tsx';

/** Lists what programs requested with a key, so that its owner can see why one of them fails. */
export function KeyRequests({ keyId }: { keyId: string }) {
  const { t } = useTranslation('api');
  const { moment } = useFormats();
  const query = useQuery({
    queryKey: ['api-keys', keyId, 'requests'],
    queryFn: ({ signal }) => call('listApiRequests', { params: { keyId }, signal }),
  });
  const rows = (query.data?.requests ?? []).map(({ id, createdAt, method, path, status, code, photoId }) => ({
    key: id,
    cells: [
      moment(createdAt),
      <code key="request" dir="ltr" className="break-all">
        {method} {path}
      </code>,
      <code key="answer" dir="ltr" className={code ? 'text-fail' : ''}>
        {status} {code}
      </code>,
      photoId && (
        <code key="photo" dir="ltr" title={photoId}>
          {photoId.slice(0, 8)}
        </code>
      ),
    ],
  }));
  return (
    <KeyTable
      title={t('manage.requests')}
      about={t('manage.requestsAbout')}
      none={t('manage.requestsNone')}
      headings={[t('manage.time'), t('manage.request'), t('manage.answer'), t('manage.photo')]}
      rows={rows}
      query={query}
    />
  );
}

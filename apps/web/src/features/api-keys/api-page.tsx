import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiKey } from '@vesika/contract';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePurchaseDialog } from '../../buy/plans/purchase-dialog-context.tsx';
import { Button } from '../../components/button.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageTop } from '../../components/page-top.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { call } from '../../shell/api/call.ts';
import { KeyList } from './key-list.tsx';

const loadCreation = () => import('./create-key.tsx');
const CreateKey = lazy(loadCreation);
const ManageKey = lazy(() => import('./manage-key.tsx'));
const RevokeKey = lazy(() => import('./revoke-key.tsx'));

export function ApiPage() {
  const { t } = useTranslation('api');
  const titleId = useId();
  const queryClient = useQueryClient();
  const query = useQuery(apiKeysQuery);
  const { data } = query;
  const [isCreating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const [managing, setManaging] = useState<ApiKey | null>(null);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey });

  return (
    <div className="grid gap-8">
      <PageTop title={t('page.title')} lead={t('page.lead')}>
        <SiteLink
          to="/developers"
          className="-my-2 inline-flex min-h-11 justify-self-start items-center underline underline-offset-3"
        >
          {t('page.reference')}
        </SiteLink>
      </PageTop>
      {data && !data.hasAccess && <NoAccess />}
      <section aria-labelledby={titleId} className="grid gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <h2 id={titleId} className="text-xl font-bold">
              {t('keys.title')}
            </h2>
            <p className="mt-1 max-w-[60ch] text-sm text-ink-soft">{t('keys.lead')}</p>
          </div>
          <Button
            variant="ink"
            className="max-sm:w-full"
            onPointerEnter={() => void loadCreation()}
            onFocus={() => void loadCreation()}
            onClick={() => setCreating(true)}
          >
            {t('keys.create')}
          </Button>
        </div>
        {query.isPending && <KeysSkeleton label={t('keys.loading')} />}
        {!query.isPending && !data && (
          <LoadFailed query={query} text={t('keys.failed')} retry={t('keys.retry')} />
        )}
        {data?.keys.length === 0 && (
          <p className="border border-line bg-sheet p-5 text-ink-soft">{t('keys.none')}</p>
        )}
        {data && data.keys.length > 0 && (
          <KeyList keys={data.keys} onManage={setManaging} onRevoke={setRevoking} />
        )}
      </section>
      <Suspense fallback={null}>
        {isCreating && <CreateKey onMade={refresh} onClose={() => setCreating(false)} />}
        {managing && <ManageKey apiKey={managing} onChanged={refresh} onClose={() => setManaging(null)} />}
        {revoking && <RevokeKey apiKey={revoking} onDone={refresh} onClose={() => setRevoking(null)} />}
      </Suspense>
    </div>
  );
}

function NoAccess() {
  const { t } = useTranslation('api');
  const { open, prepare } = usePurchaseDialog();
  return (
    <Notice title={t('access.title')} icon="lock">
      <p>{t('access.body')}</p>
      <Button className="mt-2 justify-self-start" onClick={open} onPointerEnter={prepare} onFocus={prepare}>
        {t('access.action')}
      </Button>
    </Notice>
  );
}

function KeysSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="h-33 animate-pulse border border-line bg-sheet motion-reduce:animate-none">
      <span className="sr-only">{label}</span>
    </div>
  );
}

const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => call('listApiKeys', { signal }),
});

import { useQuery } from '@tanstack/react-query';
import type { GalleryPhoto, OperationAnswer, PurchaseKey } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Downloads } from '../../../buy/files/downloads.tsx';
import { buttonClass } from '../../../components/button.tsx';
import { EmptyFrame } from '../../../components/empty-frame.tsx';
import { Flag } from '../../../components/flag.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { PageTop } from '../../../components/page-top.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import { usePhotoWords } from '../../../photo/use-photo-words.ts';
import { call } from '../../../shell/api/call.ts';
import { ServiceError } from '../../../shell/api/request.ts';
import { useGuarantee } from '../../../shell/i18n/use-guarantee.ts';
import { refundPollMs } from '../api/list-purchases.ts';
import { PurchaseActions } from '../history/purchase-actions.tsx';
import { PurchaseEvents } from '../history/purchase-events.tsx';
import { PayHereButton } from '../link/pay-here-button.tsx';
import { PurchaseLinkContext } from '../link/purchase-link.ts';

type MailedPurchase = OperationAnswer<'openPurchase'>;

export function MailedPurchasePage({ link }: { link: PurchaseKey | null }) {
  const { t } = useTranslation('payments');
  const opened = useQuery({
    queryKey: ['purchases', 'mailed', link?.id],
    queryFn: ({ signal }) => call('openPurchase', { body: link!, signal }),
    enabled: link !== null,
    refetchInterval: ({ state }) => refundPollMs(state.data && [state.data.purchase]),
  });
  if (link === null || isGone(opened.error)) return <DeadLink />;
  if (opened.isPending) return <Waiting />;
  if (!opened.data) {
    return <LoadFailed query={opened} text={t('mailed.failed')} retry={t('page.retry')} />;
  }
  return <Opened link={link} opened={opened.data} />;
}

function isGone(error: Error | null): boolean {
  return (
    error instanceof ServiceError && (error.code === 'purchase-not-found' || error.code === 'request-invalid')
  );
}

function DeadLink() {
  const { t } = useTranslation('payments');
  return (
    <EmptyFrame mrz="P<VESIKA<<NO<SUCH<PURCHASE" title={t('mailed.gone.title')} body={t('mailed.gone.body')}>
      <Link to="/auth" className={buttonClass({ variant: 'ink', size: 'lg' })}>
        {t('purchase.signIn')}
      </Link>
    </EmptyFrame>
  );
}

function Opened({ link, opened }: { link: PurchaseKey; opened: MailedPurchase }) {
  const { t } = useTranslation('payments');
  const guarantee = useGuarantee();
  const { purchase, photos, isInAccount } = opened;
  return (
    <PurchaseLinkContext value={{ link, isInAccount }}>
      <div className="grid gap-8 py-8 sm:py-12">
        <PageTop title={t('mailed.title')} />
        {photos.map((photo) => (
          <BoughtPhoto key={photo.photoId} photo={photo} />
        ))}
        <section className="grid gap-4 border border-line bg-sheet p-5 sm:p-6">
          <p className="max-w-[65ch]">{guarantee(['first', 'second'])}</p>
          <PurchaseActions purchase={purchase} />
          <PurchaseEvents purchase={purchase} />
          <p className="max-w-[65ch] text-sm text-ink-soft">{t('mailed.about')}</p>
        </section>
        {!isInAccount && <RestOfPlan link={link} opened={opened} />}
      </div>
    </PurchaseLinkContext>
  );
}

function BoughtPhoto({ photo }: { photo: GalleryPhoto }) {
  const words = usePhotoWords(photo);
  const navigate = useNavigate();
  return (
    <article className="grid gap-5 sm:grid-cols-[14rem_1fr] sm:gap-8">
      <img src={photo.pictureUrl} alt={words.picture} className="w-56 border border-line bg-sunk sm:w-full" />
      <div className="grid content-start gap-4">
        <div>
          <h2 className="flex flex-wrap items-center gap-x-3 text-xl font-bold">
            <Flag code={photo.countryCode} />
            {words.country}
          </h2>
          <p className="text-ink-soft">{`${words.document} · ${words.size} · ${words.day}`}</p>
        </div>
        <Downloads photo={photo} usable={photo.failed.length === 0} onBuy={() => navigate('/pricing')} />
      </div>
    </article>
  );
}

function RestOfPlan({ link, opened: { purchase, photos } }: { link: PurchaseKey; opened: MailedPurchase }) {
  const { t } = useTranslation('payments');
  const { creditsRemaining: count, expiresAt, isActive } = purchase;
  const [newest] = photos;
  if (!newest || !count || !isActive || Date.parse(expiresAt) <= Date.now()) return null;
  return (
    <section className="grid justify-items-start gap-3">
      <p>{t('mailed.left', { count })}</p>
      <PayHereButton
        link={link}
        page={`/create?country=${newest.countryCode}&document=${newest.documentType}`}
      >
        {t('mailed.use')}
      </PayHereButton>
      <p className="max-w-[65ch] text-sm text-ink-soft">{t('mailed.shared')}</p>
    </section>
  );
}

import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { usePhotoPrice } from '../../../buy/photo-price.ts';
import { Button, buttonClass } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { showSuccess } from '../../../components/toaster.tsx';
import { useShowFailure } from '../../../components/use-show-failure.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { useSession } from '../../../shell/session/session-provider.tsx';
import { signInAddress, wizardAddress } from '../addresses.ts';
import { retentionTimes } from '../retention.ts';
import type { ResultProps } from './result-props.ts';

interface NextStepsProps extends Pick<ResultProps, 'order' | 'kept' | 'onAnother' | 'onDelete'> {
  offer: 'fix' | 'make' | null;
  children?: ReactNode;
}

export function NextSteps({ order, kept, offer, children, onAnother, onDelete }: NextStepsProps) {
  const { t } = useTranslation(['check', 'web']);
  const isSignedIn = useSession().status === 'signed-in';
  const price = usePhotoPrice()?.text ?? '';
  const times = retentionTimes(useLanguage(), kept);
  const location = useLocation();
  const removal = useMutation({
    mutationFn: onDelete,
    onSuccess: () => showSuccess(t('next.deleted')),
    onError: useShowFailure(t('next.notDeleted')),
  });
  return (
    <div className="grid gap-3">
      {offer && (
        <>
          <Link
            to={wizardAddress(order, isSignedIn)}
            className={`${buttonClass({ variant: 'stamp', size: 'lg' })} w-full`}
          >
            {t(offer === 'fix' ? 'next.fix' : 'next.make', { price })}
          </Link>
          <p className="text-sm text-ink-soft">{t('next.about')}</p>
        </>
      )}
      {children}
      <Button variant={offer ? 'outline' : 'stamp'} size={offer ? 'md' : 'lg'} onClick={onAnother}>
        <Icon name="again" />
        {t('next.another')}
      </Button>
      <div className="grid gap-1 border-t border-line pt-3 text-sm text-ink-soft">
        {isSignedIn ? (
          <p>{t('next.kept', { time: times.account })}</p>
        ) : (
          <>
            <p>{t('next.deletedAfter', { time: times.visitor })}</p>
            <p>{t('next.keepAbout', { time: times.account })}</p>
          </>
        )}
        <div className="-mx-4 flex flex-wrap">
          {!isSignedIn && (
            <Link
              to={signInAddress(location)}
              className={`${buttonClass({ variant: 'quiet' })} underline underline-offset-4`}
            >
              {t('next.keep')}
            </Link>
          )}
          <Button
            variant="quiet"
            busy={removal.isPending}
            className="underline underline-offset-4"
            onClick={() => removal.mutate()}
          >
            {t('next.delete')}
          </Button>
        </div>
      </div>
    </div>
  );
}

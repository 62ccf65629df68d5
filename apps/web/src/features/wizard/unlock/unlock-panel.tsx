import { useQuery } from '@tanstack/react-query';
import type { PreviewReason } from '@vesika/contract';
import type { CheckId } from '@vesika/report';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activePackageQuery } from '../../../api/active-package.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { BuyAction, type OnBuy } from '../../../photo/files/buy-action.tsx';
import { UnlockAction } from '../../../photo/files/unlock-action.tsx';
import { useSession } from '../../../session/session-provider.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { type WayToUnlock, wayToUnlock } from './way-to-unlock.ts';

interface UnlockPanelProps {
  photoId: string;
  reason: PreviewReason;
  /** What speaks against handing it in: then another photo is the thing to do, and nothing is charged unasked. */
  failed: readonly CheckId[];
  onAgain: () => void;
  onBuy: OnBuy;
}

/** In the place of the downloads: why there is only a preview, and the one step that is missing. */
export function UnlockPanel({ photoId, reason, failed, onAgain, onBuy }: UnlockPanelProps) {
  const { t } = useTranslation(['web', 'report']);
  const titleId = useId();
  const isSignedIn = useSession().status === 'signed-in';
  const { data: activePackage, isLoading } = useQuery({ ...activePackageQuery, enabled: isSignedIn });
  const [packageThen, setPackageThen] = useState<string | null | undefined>(undefined);
  if (packageThen === undefined && activePackage !== undefined) setPackageThen(activePackage?.id ?? null);
  const way = wayToUnlock({
    reason,
    isSignedIn,
    activePackage: activePackage ?? null,
    packageThen: packageThen ?? null,
    now: new Date(),
  });
  const usable = failed.length === 0;
  const main = usable ? 'stamp' : 'outline';
  return (
    <section aria-labelledby={titleId} className="grid gap-4 border border-line bg-sheet p-4 sm:p-5">
      <div className="grid gap-1.5">
        <h2 id={titleId} className="flex items-center gap-2.5 text-lg font-semibold">
          <Icon name="lock" className="shrink-0 text-stamp" />
          {t(usable ? 'unlock.title' : 'report:unlock.title')}
        </h2>
        <p className="text-sm text-ink-soft">
          {usable ? t('unlock.about') : t('report:unlock.about', { count: failed.length })}
        </p>
      </div>
      {!usable && (
        <Button look="stamp" size="lg" onClick={onAgain}>
          <Icon name="camera" />
          {t('report:unlock.again')}
        </Button>
      )}
      {!isLoading && <Explanation way={way} />}
      <div className="grid gap-2.5">
        {way.step === 'sign-in' && <SignInLink next="/dashboard/gallery" look={main} />}
        {way.step === 'buy' && (
          <BuyAction onBuy={onBuy} look={main} size="lg">
            {t('unlock.buy')}
          </BuyAction>
        )}
        {way.step !== 'sign-in' && (
          <UnlockAction
            photoId={photoId}
            failed={failed}
            look={way.step === 'unlock' ? main : 'outline'}
            size="lg"
          >
            {t(usable ? 'unlock.action' : 'report:unlock.despite')}
          </UnlockAction>
        )}
      </div>
    </section>
  );
}

function Explanation({ way }: { way: WayToUnlock }) {
  const { t } = useTranslation();
  const text = () => {
    switch (way.step) {
      case 'sign-in':
        return t('unlock.signIn');
      case 'buy':
        return t(`unlock.reasons.${way.reason}`);
      case 'unlock':
        return way.creditsRemaining === null
          ? t('unlock.unlimited')
          : t('unlock.credits', { count: way.creditsRemaining });
    }
  };
  return <p className="text-sm font-medium">{text()}</p>;
}

import type { FinishedFile, PreviewReason } from '@vesika/contract';
import type { CheckId } from '@vesika/report';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import type { OnBuy } from '../../../photo/files/buy-action.tsx';
import { usePhotoPrice } from '../../../photo/purchase/photo-price.ts';
import { PrimaryPhotoAction } from '../../../photo/purchase/primary-photo-action.tsx';
import { useWayToUnlock } from '../../../photo/purchase/use-way-to-unlock.ts';

import { MailLink } from '../draft/mail-link.tsx';

interface UnlockPanelProps {
  photo: { photoId: string; state: 'preview'; files: readonly FinishedFile[] };
  reason: PreviewReason;
  /** What speaks against handing it in: then another photo is the thing to do, and nothing is charged unasked. */
  failed: readonly CheckId[];
  next: string;
  onAgain: () => void;
  onBuy: OnBuy;
}

/** In the place of the downloads: the one step that is missing, with its price. */
export function UnlockPanel({ photo, reason, failed, next, onAgain, onBuy }: UnlockPanelProps) {
  const { t } = useTranslation(['web', 'report', 'visitor']);
  const titleId = useId();
  const way = useWayToUnlock(reason);
  const usable = failed.length === 0;
  return (
    <section aria-labelledby={titleId} className="grid gap-4 border border-line bg-sheet p-4 sm:p-5">
      <div className="grid gap-1.5">
        <h2 id={titleId} className="flex items-center gap-2.5 text-lg font-semibold">
          <Icon name="lock" className="shrink-0 text-stamp" />
          {t(usable ? 'unlock.title' : 'report:unlock.title')}
        </h2>
        <p className="text-sm text-ink-soft">
          {usable ? t('visitor:unlock.about') : t('report:unlock.about', { count: failed.length })}
        </p>
      </div>
      {!usable && (
        <Button look="stamp" size="lg" onClick={onAgain}>
          <Icon name="camera" />
          {t('report:unlock.again')}
        </Button>
      )}
      <PrimaryPhotoAction photo={photo} reason={reason} failed={failed} next={next} />
      {way?.step === 'unlock' ? (
        <p className="text-sm font-medium">
          {way.creditsRemaining === null
            ? t('unlock.unlimited')
            : t('unlock.credits', { count: way.creditsRemaining })}
        </p>
      ) : (
        <Bundle onBuy={onBuy} />
      )}
      <MailLink />
    </section>
  );
}

/** What is bought beyond this photo, and where there is more. */
function Bundle({ onBuy }: { onBuy: OnBuy }) {
  const { t } = useTranslation('visitor');
  const credits = usePhotoPrice()?.sold.credits ?? 1;
  const link = 'inline-flex min-h-11 items-center justify-self-start underline underline-offset-4';
  return (
    <div className="grid text-sm text-ink-soft">
      {credits > 1 && <p>{t('unlock.rest', { count: credits - 1 })}</p>}
      {onBuy ? (
        <button type="button" className={link} onClick={onBuy}>
          {t('unlock.packages')}
        </button>
      ) : (
        <SiteLink to="/pricing" className={link}>
          {t('unlock.packages')}
        </SiteLink>
      )}
    </div>
  );
}

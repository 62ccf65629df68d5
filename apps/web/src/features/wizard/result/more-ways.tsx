import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../../components/site-link.tsx';
import type { OnBuy } from '../../../purchase/files/buy-action.tsx';
import { usePhotoPrice } from '../../../purchase/photo-price.ts';
import { useWayToUnlock } from '../../../purchase/use-way-to-unlock.ts';
import { MailLink } from '../draft/mail-link.tsx';

interface MoreWaysProps {
  countryCode: string;
  onBuy: OnBuy;
}

export function MoreWays({ countryCode, onBuy }: MoreWaysProps) {
  return (
    <div className="grid gap-1">
      {useWayToUnlock(countryCode)?.step !== 'unlock' && <Bundle onBuy={onBuy} />}
      <MailLink />
    </div>
  );
}

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

import { useTranslation } from 'react-i18next';
import type { OnBuy } from '../../../buy/files/buy-action.tsx';
import { VoucherField } from '../../../buy/plans/voucher-field.tsx';
import { useWaysToUnlock } from '../../../buy/use-ways-to-unlock.ts';
import { SiteLink } from '../../../components/site-link.tsx';
import { signaturePath } from '../../../shell/routing/signature-path.ts';
import { MailLink } from '../draft/mail-link.tsx';
import { Elsewhere } from '../phone/elsewhere.tsx';

interface MoreWaysProps {
  countryCode: string;
  /** The address of the original. */
  picture: string;
  onBuy: OnBuy;
}

export function MoreWays({ countryCode, picture, onBuy }: MoreWaysProps) {
  const way = useWaysToUnlock()(countryCode);
  return (
    <div className="grid gap-1">
      {way?.step !== 'unlock' && <Bundle onBuy={onBuy} />}
      {way?.step === 'buy' && <VoucherField />}
      <Elsewhere picture={picture} />
      <MailLink picture={picture} />
    </div>
  );
}

const link =
  'inline-flex min-h-11 items-center justify-self-start text-sm text-ink-soft underline underline-offset-4';

/** Exams and forms often want a signature beside the photo, or below it in the same file. In: a photo that was paid for. */
export function SignatureLink({ photoId }: { photoId: string | null }) {
  const { t } = useTranslation();
  return (
    <SiteLink to={signaturePath(photoId)} className={link}>
      {t(photoId === null ? 'footer.signature' : 'result.photoAndSignature')}
    </SiteLink>
  );
}

function Bundle({ onBuy }: { onBuy: OnBuy }) {
  const { t } = useTranslation('visitor');
  return onBuy ? (
    <button type="button" className={link} onClick={onBuy}>
      {t('unlock.packages')}
    </button>
  ) : (
    <SiteLink to="/pricing" className={link}>
      {t('unlock.packages')}
    </SiteLink>
  );
}

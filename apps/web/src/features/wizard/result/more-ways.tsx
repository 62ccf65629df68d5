import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnBuy } from '../../../buy/files/buy-action.tsx';
import { VoucherField } from '../../../buy/plans/voucher-field.tsx';
import { useWaysToUnlock } from '../../../buy/use-ways-to-unlock.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { showSuccess } from '../../../components/toaster.tsx';
import { useShowFailure } from '../../../components/use-show-failure.ts';
import { call } from '../../../shell/api/call.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { signaturePath } from '../../../shell/routing/signature-path.ts';
import { useSession } from '../../../shell/session/session-provider.tsx';
import { mosaicOf } from '../draft/mosaic-of.ts';
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

const MailLinkDialog = lazy(() => import('../draft/mail-link-dialog.tsx'));

function MailLink({ picture }: { picture: string }) {
  const { t } = useTranslation('visitor');
  const language = useLanguage();
  const isGuest = useSession().status === 'guest';
  const [open, setOpen] = useState(false);
  const mail = useMutation({
    mutationFn: async (email: string) => {
      const mosaic = await mosaicOf(picture);
      return call('mailResumeLink', { body: { email, language, ...(mosaic && { mosaic }) } });
    },
    onSuccess: (_, email) => {
      setOpen(false);
      showSuccess(t('kept.mailed', { email }));
    },
    onError: useShowFailure(),
    retry: false,
  });
  if (!isGuest) return null;
  return (
    <>
      <Button variant="quiet" className="-ms-4 justify-self-start" onClick={() => setOpen(true)}>
        <Icon name="envelope" />
        {t('kept.mail')}
      </Button>
      {open && (
        <Suspense>
          <MailLinkDialog busy={mail.isPending} onEmail={mail.mutate} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { showSuccess } from '../../../components/toaster.tsx';
import { useShowFailure } from '../../../components/use-show-failure.ts';
import { call } from '../../../shell/api/call.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { useSession } from '../../../shell/session/session-provider.tsx';
import { mosaicOf } from './mosaic-of.ts';

const MailLinkDialog = lazy(() => import('./mail-link-dialog.tsx'));

export function MailLink({ picture }: { picture: string }) {
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

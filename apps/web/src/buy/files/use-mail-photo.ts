import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showSuccess } from '../../components/toaster.tsx';
import { useShowFailure } from '../../components/use-show-failure.ts';
import { call } from '../../shell/api/call.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { usualPaper } from './papers.ts';

export function useMailPhoto({ photoId, countryCode }: { photoId: string; countryCode: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return useMutation({
    mutationFn: () =>
      call('mailPhoto', { params: { photoId }, body: { paper: usualPaper(countryCode), language } }),
    onSuccess: ({ sentTo }) => showSuccess(t('download.mail.done', { address: sentTo })),
    onError: useShowFailure(t('download.mail.failed')),
  });
}

import { useMutation } from '@tanstack/react-query';
import { localeOf } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { useShowFailure } from '../../api/use-show-failure.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { showSuccess } from '../../components/toaster.tsx';
import { useLanguage } from '../../i18n/use-language.ts';

/** The code by which HM Passport Office fetches the photo during an online application. */
export function PhotoCode({ photoId }: { photoId: string }) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const issue = useMutation({
    mutationFn: () => call('issuePhotoCode', { params: { photoId } }),
    onError: useShowFailure(t('page.photoCode.failed')),
  });
  const issued = issue.data;
  if (!issued) {
    return (
      <Button size="lg" busy={issue.isPending} onClick={() => issue.mutate()}>
        {t('page.photoCode.action')}
      </Button>
    );
  }
  const until = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(
    new Date(issued.expiresAt),
  );
  const copy = () =>
    navigator.clipboard
      .writeText(issued.photoCode)
      .then(() => showSuccess(t('page.photoCode.copied')))
      .catch(() => undefined);
  return (
    <section aria-live="polite" className="grid gap-2 rounded-card border border-line p-4">
      <code dir="ltr" className="text-lg font-medium break-all select-all">
        {issued.photoCode}
      </code>
      <p className="text-sm text-ink-soft">
        {t('page.photoCode.about')} {t('page.photoCode.until', { date: until })}
      </p>
      <Button onClick={() => void copy()}>
        <Icon name="copy" />
        {t('page.photoCode.copy')}
      </Button>
    </section>
  );
}

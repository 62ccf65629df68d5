import { useMutation } from '@tanstack/react-query';
import { localeOf } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { failureTexts } from '../../api/failure-texts.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { showError, showSuccess } from '../../components/toaster.tsx';
import { useLanguage } from '../../i18n/use-language.ts';

/** The code by which HM Passport Office fetches the photo during an online application. */
export function PhotoCode({ photoId }: { photoId: string }) {
  const { t } = useTranslation(['web', 'report', 'engine']);
  const language = useLanguage();
  const issue = useMutation({
    mutationFn: () => call('issuePhotoCode', { params: { photoId } }),
    onError: (error) => showError(t('report:page.photoCode.failed'), failureTexts(t, error).action),
  });
  const issued = issue.data;
  if (!issued) {
    return (
      <Button size="lg" busy={issue.isPending} onClick={() => issue.mutate()}>
        {t('report:page.photoCode.action')}
      </Button>
    );
  }
  const until = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(
    new Date(issued.expiresAt),
  );
  const copy = () =>
    navigator.clipboard
      .writeText(issued.photoCode)
      .then(() => showSuccess(t('report:page.photoCode.copied')))
      .catch(() => undefined);
  return (
    <section aria-live="polite" className="grid gap-2 rounded-card border border-line p-4">
      <code dir="ltr" className="text-lg font-medium break-all select-all">
        {issued.photoCode}
      </code>
      <p className="text-sm text-ink-soft">
        {t('report:page.photoCode.about')} {t('report:page.photoCode.until', { date: until })}
      </p>
      <Button onClick={() => void copy()}>
        <Icon name="copy" />
        {t('report:page.photoCode.copy')}
      </Button>
    </section>
  );
}

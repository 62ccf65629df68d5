import type { GalleryPhoto } from '@vesika/contract';
import { localeOf } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';

/** The authority asks for something else by now: what that means for this photo. */
export function RulesNotice({ photo: { rulesChange } }: { photo: GalleryPhoto }) {
  const { t } = useTranslation('original');
  const language = useLanguage();
  if (!rulesChange) return null;
  const { judgedAt, failed, undetermined } = rulesChange;
  const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(
    new Date(judgedAt),
  );
  return (
    <Notice title={t('rules.title')}>
      <div className="text-ink-soft">
        {failed.length > 0 && <p>{t('rules.failed', { date, count: failed.length })}</p>}
        {undetermined.length > 0 && <p>{t('rules.undetermined', { date, count: undetermined.length })}</p>}
        {failed.length + undetermined.length === 0 && <p>{t('rules.passes', { date })}</p>}
      </div>
    </Notice>
  );
}

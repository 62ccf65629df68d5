import type { Draft } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { agoText } from './ago-text.ts';

const strip =
  'mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 border border-s-4 border-line border-s-guide bg-sheet p-3 pe-4';

interface KeptNoticeProps {
  draft: Draft;
  onContinue: (draft: Draft) => void;
  onFresh: () => void;
}

/** Announces a photo behind a mailed link; the photo itself is only shown after the user opens it. */
export function WaitingNotice({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('visitor');
  return (
    <section aria-label={t('kept.waiting')} className={strip}>
      <p className="min-w-0 flex-1 basis-40 font-medium">{t('kept.waiting')}</p>
      <Button look="ink" className="max-sm:w-full" onClick={onOpen}>
        {t('kept.continue')}
      </Button>
    </section>
  );
}

/** Offers to continue with an earlier photo or to start over. */
export function KeptNotice({ draft, onContinue, onFresh }: KeptNoticeProps) {
  const { t } = useTranslation('visitor');
  const language = useLanguage();
  const time = agoText(language, new Date(draft.updatedAt), new Date());
  const picture = draft.photo?.processedImageBase64 ?? draft.imageUrl;
  if (!picture) return null;
  return (
    <section aria-label={time === null ? t('kept.justNow') : t('kept.title', { time })} className={strip}>
      <img src={picture} alt="" className="h-14 w-11 shrink-0 object-cover" />
      <p className="min-w-0 flex-1 basis-40 font-medium">
        {time === null ? t('kept.justNow') : t('kept.title', { time })}
      </p>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        <Button look="ink" className="max-sm:flex-1" onClick={() => onContinue(draft)}>
          {t('kept.continue')}
        </Button>
        <Button className="max-sm:flex-1" onClick={onFresh}>
          {t('kept.fresh')}
        </Button>
      </div>
    </section>
  );
}

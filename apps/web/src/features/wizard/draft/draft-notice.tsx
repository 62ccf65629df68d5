import type { Draft } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { useWizard } from '../machine/use-wizard.ts';
import type { Offer } from '../machine/wizard-state.ts';
import { agoText } from './ago-text.ts';
import { LinkedDraft } from './linked-draft.tsx';
import { strip } from './strip.ts';

export function DraftNotice({ offer }: { offer: Offer }) {
  switch (offer.kind) {
    case 'none':
    case 'looking':
      return null;
    case 'link':
      return <LinkedDraft token={offer.token} />;
    case 'draft':
      return <OfferedDraft draft={offer.draft} />;
  }
}

function OfferedDraft({ draft }: { draft: Draft }) {
  const { t } = useTranslation('visitor');
  const language = useLanguage();
  const { acceptDraft, declineDraft } = useWizard();
  const time = agoText(language, new Date(draft.updatedAt), new Date());
  const picture = draft.photo?.processedImageBase64 ?? draft.imageUrl;
  if (!picture) return null;
  const title = time === null ? t('kept.justNow') : t('kept.title', { time });
  return (
    <section aria-label={title} className={strip}>
      <img src={picture} alt="" className="h-14 w-11 shrink-0 object-cover" />
      <p className="min-w-0 flex-1 basis-40 font-medium">{title}</p>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        <Button variant="ink" className="max-sm:flex-1" onClick={() => acceptDraft(draft)}>
          {t('kept.continue')}
        </Button>
        <Button className="max-sm:flex-1" onClick={declineDraft}>
          {t('kept.fresh')}
        </Button>
      </div>
    </section>
  );
}

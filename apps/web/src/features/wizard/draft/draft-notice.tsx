import { useQuery } from '@tanstack/react-query';
import type { Device, Draft } from '@vesika/contract';
import { localeOf } from '@vesika/messages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { call } from '../../../shell/api/call.ts';
import { countryName } from '../../../shell/i18n/country-names.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { useWizard } from '../machine/use-wizard.ts';
import type { Offer } from '../machine/wizard-state.ts';
import { agoText } from './ago-text.ts';
import { heightPx, rgbIn, widthPx } from './mosaic-of.ts';

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

const deviceNames: Readonly<Record<Device, string>> = {
  android: 'Android',
  chromebook: 'Chromebook',
  ipad: 'iPad',
  iphone: 'iPhone',
  linux: 'Linux',
  mac: 'Mac',
  windows: 'Windows',
};

/** A stranger may have sent the link, so nothing of it is taken before the user has seen what it is. */
function LinkedDraft({ token }: { token: string }) {
  const { t } = useTranslation('visitor');
  const language = useLanguage();
  const { acceptLink, declineLink, refuseLink } = useWizard();
  const { data, isError } = useQuery({
    queryKey: ['resume-link', token],
    queryFn: () => call('previewResumeLink', { body: { token } }),
    gcTime: 0,
    retry: false,
  });
  const refuse = useEffectEvent(refuseLink);
  useEffect(() => {
    if (isError) refuse();
  }, [isError]);
  if (!data) return null;
  const { countryCode, device, mosaic, madeAt } = data;
  const now = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(0, 'second');
  const facts = [
    countryName(language, countryCode, countryCode),
    device && deviceNames[device],
    agoText(language, new Date(madeAt), new Date()) ?? now,
  ];
  return (
    <section aria-label={t('kept.linked.title')} className={strip}>
      {mosaic && <Mosaic of={mosaic} className="h-14 w-11 shrink-0" />}
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <p className="font-medium">{t('kept.linked.title')}</p>
        <p className="text-sm">{facts.filter(Boolean).join(' · ')}</p>
        <p className="text-ink-soft text-sm">{t('kept.linked.about')}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        <Button variant="ink" className="max-sm:flex-1" onClick={acceptLink}>
          {t('kept.continue')}
        </Button>
        <Button className="max-sm:flex-1" onClick={declineLink}>
          {t('kept.linked.dismiss')}
        </Button>
      </div>
    </section>
  );
}

function Mosaic({ of, className }: { of: string; className: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const pixels = context.createImageData(widthPx, heightPx);
    pixels.data.set(rgbIn(of).flatMap((rgb) => [...rgb, 255]));
    context.putImageData(pixels, 0, 0);
  }, [of]);
  return <canvas ref={canvas} width={widthPx} height={heightPx} className={className} />;
}

export const strip =
  'mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 border border-s-4 border-line border-s-guide bg-sheet p-3 pe-4';

import { formatNumber } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { RefusedGallery } from '../../../showcase/refused-gallery.tsx';
import { finishedSample } from '../../../showcase/showcase-facts.ts';
import { ShowcasePicture } from '../../../showcase/showcase-picture.tsx';
import { useFigures } from '../figures/use-figures.ts';
import { Section } from '../section.tsx';

/** What is refused and why, and what is never touched: on faces, by the engine itself. */
export function Proofs() {
  const { t } = useTranslation('showcase');
  const { studioRejected } = useFigures();
  return (
    <div className="grid gap-x-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <Section
        id="refused"
        heading={t('refused.heading')}
        lead={[studioRejected && t('refused.claim', { share: studioRejected }), t('refused.lead')]
          .filter(Boolean)
          .join(' ')}
      >
        <RefusedGallery labelledBy="refused-title" className="mt-5" />
      </Section>
      <Untouched />
    </div>
  );
}

function Untouched() {
  const { t } = useTranslation('showcase');
  const language = useLanguage();
  const { proof } = finishedSample;
  const share = (value: number) => formatNumber(language, Math.floor(value * 1000) / 1000, 'share');
  const text = t('untouched.text', {
    share: share(proof.unchangedShare),
    levels: formatNumber(language, proof.toleranceLevels, '/255'),
  });
  return (
    <Section id="untouched" heading={t('untouched.heading')}>
      <div className="mt-3 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-2 max-sm:grid-rows-[auto_1fr] sm:max-w-md sm:grid-cols-2 sm:gap-4 lg:max-w-none">
        <p className="text-ink-soft max-sm:col-start-2 max-sm:text-sm sm:col-span-full">{text}</p>
        <Picture name="placed" className="max-sm:hidden" />
        {/* On a phone the picture stands beside both texts. */}
        <Picture name="difference" className="max-sm:contents" />
      </div>
    </Section>
  );
}

function Picture({ name, className = '' }: { name: 'placed' | 'difference'; className?: string }) {
  const { t } = useTranslation('showcase');
  const { widthPx, heightPx } = finishedSample;
  return (
    <figure className={className}>
      <ShowcasePicture
        name={name}
        alt={t(`untouched.${name}`)}
        {...{ widthPx, heightPx }}
        className="h-auto w-full outline outline-line max-sm:col-start-1 max-sm:row-span-2 max-sm:row-start-1"
      />
      <figcaption className="text-xs text-ink-soft max-sm:col-start-2 sm:mt-2" aria-hidden="true">
        {t(`untouched.${name}`)}
      </figcaption>
    </figure>
  );
}

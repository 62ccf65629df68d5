import { useTranslation } from 'react-i18next';
import { RefusedGallery } from '../../../site/showcase/refused-gallery.tsx';
import { finishedSample } from '../../../site/showcase/showcase-facts.ts';
import { ShowcasePicture } from '../../../site/showcase/showcase-picture.tsx';
import { useFigures } from '../figures/use-figures.ts';
import { Section } from '../section.tsx';

export function Proofs() {
  const { t } = useTranslation('showcase');
  const { studioRejected } = useFigures();
  return (
    <div className="grid gap-x-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <Section
        id="refused"
        heading={t('refused.heading')}
        {...(studioRejected && { lead: t('refused.claim', { share: studioRejected }) })}
      >
        <RefusedGallery labelledBy="refused-title" className="mt-5" />
      </Section>
      <Untouched />
    </div>
  );
}

function Untouched() {
  const { t } = useTranslation('showcase');
  return (
    <Section id="untouched" heading={t('untouched.heading')}>
      <div className="mt-3 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 sm:max-w-md sm:grid-cols-2 lg:max-w-none">
        <div className="text-ink-soft max-sm:order-last sm:col-span-full">
          <p className="max-sm:text-sm">{t('untouched.text')}</p>
        </div>
        <Picture name="placed" className="max-sm:hidden" />
        <Picture name="difference" />
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
        className="h-auto w-full outline outline-line"
      />
      <figcaption className="mt-2 text-xs text-ink-soft max-sm:hidden" aria-hidden="true">
        {t(`untouched.${name}`)}
      </figcaption>
    </figure>
  );
}

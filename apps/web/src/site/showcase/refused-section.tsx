import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../components/heading.tsx';
import { RefusedGallery } from './refused-gallery.tsx';

export function RefusedSection({ className }: { className: string }) {
  const { t } = useTranslation('showcase');
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <Heading level="h2" id={id} className="text-2xl font-bold">
        {t('refused.heading')}
      </Heading>
      <p className="mt-2 mb-6 max-w-[65ch] text-ink-soft">{t('refused.lead')}</p>
      <RefusedGallery labelledBy={id} />
    </section>
  );
}

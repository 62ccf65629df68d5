import { useTranslation } from 'react-i18next';
import { testimonials } from '../../../content/testimonials.ts';
import { countryName } from '../../../i18n/country-names.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useFigures } from '../figures/use-figures.ts';
import { Section } from '../section.tsx';
import { EntryStamp } from './entry-stamp.tsx';

/** Three customers, and what all of them say on a scale. */
export function Testimonials() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const { rating, best, reviews, ratingOfFive } = useFigures();
  return (
    <Section id="testimonials" heading={t('testimonials.heading')}>
      <p className="mt-6 flex max-w-xl flex-wrap items-center gap-x-5 gap-y-2">
        <RatingScale rating={ratingOfFive} />
        <span className="font-medium">{t('testimonials.rating', { rating, best, reviews })}</span>
      </p>
      <ul className="mt-9 grid gap-5 md:grid-cols-3 lg:gap-7">
        {testimonials.map(({ id, name, countryCode, documentType }) => (
          <li key={id} className="relative flex border border-line bg-sheet">
            <figure className="flex flex-1 flex-col px-5 pt-6 pb-5 sm:px-6">
              <EntryStamp code={countryCode} kind={documentType} className="mb-5 w-28" />
              <blockquote className="flex-1 text-lg leading-snug">
                <q>{t(`testimonials.${id}`)}</q>
              </blockquote>
              <figcaption className="mt-6 border-t border-line pt-3 text-sm">
                <bdi className="font-medium">{name}</bdi>
                <span className="block text-ink-soft" suppressHydrationWarning>
                  {t(`testimonials.document.${documentType}`, {
                    country: countryName(language, countryCode),
                  })}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Five centimetres of a ruler, marked where the rating is. */
function RatingScale({ rating }: { rating: number }) {
  const ticks = Array.from({ length: 51 }, (_, tenth) => {
    const height = tenth % 10 === 0 ? 12 : tenth % 5 === 0 ? 9 : 5;
    return `M${tenth * 4 + 2} 24v${-height}`;
  });
  return (
    <svg viewBox="0 0 204 26" className="h-7 w-56" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={`M2 24H${rating * 40 + 2}`} className="text-stamp" stroke="currentColor" strokeWidth="3" />
      <path d={ticks.join('')} strokeOpacity="0.6" />
      <path d={`M${rating * 40 + 2} 10l-4-7h8Z`} className="fill-stamp" stroke="none" />
    </svg>
  );
}

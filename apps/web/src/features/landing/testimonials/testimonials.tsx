import { useTranslation } from 'react-i18next';
import { PushedRow } from '../../../components/pushed-row.tsx';
import { rulerPath } from '../../../report/rules/ruler.ts';
import { countryName } from '../../../shell/i18n/country-names.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { testimonials } from '../../../site/content/testimonials.ts';
import { useFigures } from '../figures/use-figures.ts';
import { Section } from '../section.tsx';

export function Testimonials() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const { rating, best } = useFigures();
  return (
    <Section id="testimonials" heading={t('testimonials.heading')}>
      {rating && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <RatingScale rating={rating.of} />
          <span className="font-medium">{t('testimonials.score', { rating: rating.text, best })}</span>
        </p>
      )}
      <PushedRow labelledBy="testimonials-title" className="mt-5">
        <ul className="flex gap-3 sm:grid sm:grid-cols-3 sm:gap-5">
          {testimonials.map(({ id, name, countryCode, documentType }) => (
            <li
              key={id}
              className="flex w-[80%] shrink-0 snap-center border border-line bg-sheet sm:w-auto sm:shrink"
            >
              <figure className="flex flex-1 flex-col p-3.5 sm:p-5">
                <EntryStamp code={countryCode} kind={documentType} className="mb-2 w-16 sm:mb-3 sm:w-20" />
                <blockquote className="flex-1 leading-snug max-sm:text-sm">
                  <q>{t(`testimonials.${id}`)}</q>
                </blockquote>
                <figcaption className="mt-3 border-t border-line pt-2 text-sm leading-snug sm:mt-4">
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
      </PushedRow>
    </Section>
  );
}

function RatingScale({ rating }: { rating: number }) {
  const ticks = rulerPath(50, [5, 9, 12], (mm, height) => `M${mm * 4 + 2} 24v${-height}`);
  return (
    <svg viewBox="0 0 204 26" className="h-5 w-40" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={`M2 24H${rating * 40 + 2}`} className="text-stamp" stroke="currentColor" strokeWidth="3" />
      <path d={ticks} strokeOpacity="0.6" />
      <path d={`M${rating * 40 + 2} 10l-4-7h8Z`} className="fill-stamp" stroke="none" />
    </svg>
  );
}

interface EntryStampProps {
  code: string;
  kind: keyof typeof documentCodes;
  className: string;
}

function EntryStamp({ code, kind, className }: EntryStampProps) {
  return (
    <svg
      viewBox="0 0 140 64"
      className={`-rotate-3 text-guide opacity-80 ${className}`}
      fill="none"
      stroke="currentColor"
      direction="ltr"
      aria-hidden="true"
    >
      <rect x="2" y="2" width="136" height="60" rx="13" strokeWidth="2.4" />
      <rect x="6.5" y="6.5" width="127" height="51" rx="9.5" strokeWidth="0.9" />
      <text
        x="20"
        y="42"
        className="font-mono"
        fill="currentColor"
        stroke="none"
        fontSize="29"
        fontWeight="600"
      >
        {code}
      </text>
      <path d="M70 32H104M98 26 105 32 98 38" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      <text
        x="120"
        y="38"
        textAnchor="middle"
        className="font-mono"
        fill="currentColor"
        stroke="none"
        fontSize="17"
        fontWeight="600"
      >
        {documentCodes[kind]}
      </text>
      <path d="M20 16H120M20 50H92" strokeWidth="0.9" strokeDasharray="2 2.4" />
    </svg>
  );
}

const documentCodes = { passport: 'P', visa: 'V', id: 'I' } as const;

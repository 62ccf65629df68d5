import { type ComponentProps, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { countryName } from '../../shell/i18n/country-names.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';

const Flag = lazy(async () => ({ default: (await import('../../components/flag.tsx')).Flag }));

export function CountryButton({
  code,
  englishName,
  labelId = 'country-label',
  ...props
}: { code: string | null; englishName?: string; labelId?: string } & ComponentProps<'button'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const valueId = `${labelId}-value`;
  return (
    <button
      type="button"
      role="combobox"
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-labelledby={`${labelId} ${valueId}`}
      className="flex min-h-13 w-full items-center gap-2 rounded-md border border-line-strong bg-sheet px-3 text-start transition-colors duration-150 hover:border-ink aria-expanded:border-ink"
      {...props}
    >
      <span className={`h-4 w-6 place-items-center ${code ? 'grid' : 'hidden sm:grid'}`}>
        {code ? (
          <Suspense fallback={null}>
            <Flag code={code} />
          </Suspense>
        ) : (
          <Icon name="globe" className="text-ink-soft" />
        )}
      </span>
      {/* Server and browser may name a country differently; the server's name stays. */}
      <span
        id={valueId}
        suppressHydrationWarning
        className={`line-clamp-2 min-w-0 flex-1 leading-snug hyphens-auto wrap-anywhere ${code ? 'font-medium' : 'text-ink-soft'}`}
      >
        {code ? countryName(language, code, englishName) : t('country.placeholder')}
      </span>
      <Icon name="chevron-down" className="text-ink-soft" />
    </button>
  );
}

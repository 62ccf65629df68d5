import { formatLimit } from '@vesika/messages';
import { colourName, resolutionText } from '@vesika/report/words';
import { Heading } from '../../components/heading.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import type { CountryGuide } from '../../site/data/country-page.server.ts';
import { lowerCase } from './rule-text.ts';
import { useGuideTexts } from './use-guide-texts.ts';

export function Tips({ guide: { rule } }: { guide: CountryGuide }) {
  const { t, language } = useGuideTexts();
  const namesPixels = rule.pixels.widthPx !== null || rule.pixels.minWidthPx !== null;
  const resolution = resolutionText(t, language, rule);
  const qualityTip = () => {
    if (namesPixels) return t('countries:tips.quality.pixels', { pixels: resolution });
    if (rule.minDpi) return t('countries:tips.quality.dpi', { dpi: resolution });
    return t('countries:tips.quality.open');
  };
  const tips: [title: string, text: string][] = [
    [t('countries:tips.eyes.title'), t('countries:tips.eyes.text')],
    [
      t('countries:tips.background.title'),
      t('countries:tips.background.text', {
        colour: lowerCase(language, colourName(t, rule.background.name)),
      }),
    ],
    [
      t('countries:tips.expression.title'),
      rule.smileAllowed ? t('countries:tips.expression.smile') : t('countries:tips.expression.neutral'),
    ],
    [t('countries:tips.quality.title'), qualityTip()],
  ];
  return (
    <TitledSection title={t('countries:tips.title')} className="mt-10 sm:mt-16">
      <ol className="mt-6 grid gap-x-12 gap-y-7 sm:grid-cols-2">
        {tips.map(([title, text], index) => (
          <li key={title} className="grid grid-cols-[2.5rem_1fr] border-t border-line pt-4">
            <span className="font-mono text-sm text-stamp" aria-hidden="true">
              {formatLimit(language, index + 1, 'count')}
            </span>
            <div>
              <Heading level="h3" className="text-lg font-semibold">
                {title}
              </Heading>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

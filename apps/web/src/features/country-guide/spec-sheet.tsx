import { TitledSection } from '../../components/titled-section.tsx';
import { CropMarks } from '../../drawings/crop-marks.tsx';
import { DimensionDiagram } from '../../report/rules/dimension-diagram.tsx';
import type { CountryGuide } from '../../site/data/country-page.server.ts';
import { type SheetFact, sheetFacts } from './sheet-facts.ts';
import { useGuideTexts } from './use-guide-texts.ts';

export function SpecSheet({ guide }: { guide: CountryGuide }) {
  const { t, language } = useGuideTexts();
  const { main } = sheetFacts(t, language, guide);
  return (
    <TitledSection
      title={t('countries:sheet.title')}
      headingClass="sr-only"
      className="relative border border-line bg-sheet"
    >
      <CropMarks className="text-line-strong max-sm:hidden" />
      <div className="grid md:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
        <dl className="grid md:order-2 md:auto-rows-fr md:border-s md:border-line">
          {main.map((fact) => (
            <MainFact key={fact.name} fact={fact} />
          ))}
        </dl>
        <figure className="graph-paper grid content-center gap-5 border-line px-4 py-7 max-md:border-t sm:px-8">
          <DimensionDiagram
            rule={guide.rule}
            large
            className="mx-auto max-h-[24rem] w-full max-w-[33rem] md:max-h-[30rem]"
          />
          <DiagramLegend rule={guide.rule} />
        </figure>
      </div>
    </TitledSection>
  );
}

function MainFact({ fact: { name, value, also, note, swatchHex, support, isSilent } }: { fact: SheetFact }) {
  return (
    <div className="grid grid-cols-[minmax(0,4fr)_minmax(0,7fr)] content-center items-baseline gap-x-4 border-line px-4 py-2 not-first:border-t sm:px-7 md:py-3.5">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>
        <span className="flex flex-wrap items-baseline gap-x-2.5">
          <span
            className={
              isSilent
                ? 'text-sm text-ink-soft'
                : 'flex items-center gap-2.5 font-heading text-lg font-semibold md:text-xl'
            }
          >
            {swatchHex && (
              <span
                className="inline-block size-[1.1em] shrink-0 rounded-[3px] border border-line-strong"
                style={{ backgroundColor: swatchHex }}
              />
            )}
            <bdi>{value}</bdi>
          </span>
          {also && <bdi className="font-mono text-xs text-ink-soft">{also}</bdi>}
          {swatchHex && (
            <span dir="ltr" className="font-mono text-xs text-ink-soft">
              {swatchHex}
            </span>
          )}
        </span>
        {note && <span className="block text-sm">{note}</span>}
        <SupportNote support={support} />
      </dd>
    </div>
  );
}

/** Marks a fact that no text of the authority supports. */
export function SupportNote({ support }: Pick<SheetFact, 'support'>) {
  const { t } = useGuideTexts();
  if (!support || support === 'checked') return null;
  return (
    <span className={`block text-xs font-normal ${support === 'usual' ? 'text-unsure' : 'text-ink-soft'}`}>
      {t(`countries:support.${support}`)}
    </span>
  );
}

function DiagramLegend({ rule }: Pick<CountryGuide, 'rule'>) {
  const { t } = useGuideTexts();
  const { minMm, maxMm } = rule.headHeight;
  return (
    <figcaption className="flex flex-wrap justify-center gap-x-6 gap-y-1.5 text-xs text-ink-soft">
      {minMm !== maxMm && (
        <span className="inline-flex items-center gap-2">
          <svg viewBox="0 0 20 10" className="h-2.5 w-5 text-guide" aria-hidden="true">
            <path
              d="M-2 10 8 0M2 10 12 0M6 10 16 0M10 10 20 0M14 10 24 0"
              stroke="currentColor"
              strokeWidth="1.4"
            />
          </svg>
          {t('countries:sheet.band')}
        </span>
      )}
      <span className="inline-flex items-center gap-2">
        <svg viewBox="0 0 20 10" className="h-2.5 w-5 text-guide" aria-hidden="true">
          <path d="M0 5H20" stroke="currentColor" strokeWidth="1.4" strokeDasharray="4 3" />
        </svg>
        {t('countries:sheet.eyes')}
      </span>
    </figcaption>
  );
}

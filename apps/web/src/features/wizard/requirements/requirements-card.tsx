import type { RequirementAnswer } from '@vesika/contract';
import { acceptedSizesText, colourName, limitText, resolutionText, sizeText } from '@vesika/report/words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { useDocumentName } from '../../../photo/own/use-document-name.ts';
import { AuthorityLine } from '../../../report/rules/authority-line.tsx';
import { DimensionDiagram } from '../../../report/rules/dimension-diagram.tsx';
import { KnownFrom } from '../../../report/rules/known-from.tsx';
import { countryName } from '../../../shell/i18n/country-names.ts';
import { asSentence, sentenceGap } from '../../../shell/i18n/joined-sentences.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { FurtherRules } from './further-rules.tsx';
import { ruleBases, type WeakerBasis } from './rule-basis.ts';

export function RequirementsCard({ answer }: { answer: RequirementAnswer }) {
  const { t } = useTranslation(['web', 'engine', 'supply']);
  const language = useLanguage();
  const documentName = useDocumentName();
  const { record } = answer;
  const bases = ruleBases(answer);
  const head = { min: record.headHeight.minMm, max: record.headHeight.maxMm };
  const otherSizes = acceptedSizesText(t, language, record);
  return (
    <section aria-labelledby="requirements-title" className="border border-line bg-sheet">
      <h2 id="requirements-title" className="border-b border-line px-4 py-3 text-lg font-semibold">
        {isPlainSize(answer)
          ? documentName({ ...record })
          : t('requirements.title', {
              country: countryName(language, answer.country_code, record.countryName),
            })}
      </h2>
      <div className="grid grid-cols-[minmax(0,13fr)_minmax(0,9fr)] items-center gap-4 p-4">
        <DimensionDiagram rule={record} className="w-full max-w-80 justify-self-center" />
        <dl className="grid gap-3">
          <Fact name={t('requirements.size')}>
            {sizeText(t, language, record)}
            {otherSizes && <FactNote>{otherSizes}</FactNote>}
          </Fact>
          <Fact name={t('requirements.background')} basis={bases.background}>
            <span className="inline-flex items-center gap-2">
              <span
                className="inline-block size-4 rounded-[2px] border border-line-strong"
                style={{ backgroundColor: record.background.hex }}
              />
              {colourName(t, record.background.colour)}
            </span>
          </Fact>
          <Fact name={t('requirements.headHeight')} basis={bases.headHeight}>
            {limitText(t, language, head, 'mm')}
            {answer.head_height_includes_hair && <FactNote>{t('supply:card.hairCounted')}</FactNote>}
          </Fact>
          <Fact name={t('requirements.resolution')}>{resolutionText(t, language, record)}</Fact>
        </dl>
      </div>
      <FurtherRules answer={answer} />
      <BasisNotice basis={answer.basis} />
      {isPlainSize(answer) ? (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-soft">{t('supply:card.plainSize')}</p>
      ) : (
        <Evidence answer={answer} />
      )}
    </section>
  );
}

interface FactProps {
  name: string;
  basis?: WeakerBasis | null;
  children: ReactNode;
}

function Fact({ name, basis = null, children }: FactProps) {
  const { t } = useTranslation('engine');
  return (
    <div>
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="leading-snug font-medium wrap-anywhere">
        {children}
        {basis && (
          <span className="block text-xs font-normal text-unsure" title={t(`basis.${basis}.about`)}>
            {t(`basis.${basis}.name`)}
          </span>
        )}
      </dd>
    </div>
  );
}

function FactNote({ children }: { children: ReactNode }) {
  return <span className="block text-xs font-normal text-ink-soft">{children}</span>;
}

function BasisNotice({ basis }: Pick<RequirementAnswer, 'basis'>) {
  const { t } = useTranslation();
  if (basis === 'default') return <Notice>{t('requirements.defaults')}</Notice>;
  if (basis === 'passport-of-country') return <Notice>{t('requirements.passportRecord')}</Notice>;
  return null;
}

/** A plain size is not required by any authority and therefore has no source to cite. */
function isPlainSize({ country_code, document_type }: RequirementAnswer): boolean {
  return country_code === 'ZZ' && document_type === 'other';
}

function Evidence({ answer: { verified, record } }: { answer: RequirementAnswer }) {
  const { t } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  return (
    <div className="grid gap-1 border-t border-line px-4 py-3 text-sm">
      {record.authority && <AuthorityLine authority={record.authority} />}
      <KnownFrom
        leading={record.sources.filter(({ id }) => id === record.size.source)}
        sources={record.sources}
      >
        <p className="pb-2">
          <span className="font-medium">{asSentence(language, t(`engine:basis.${verified}.name`))}</span>
          {sentenceGap(language)}
          <span className="text-ink-soft">{t(`engine:basis.${verified}.about`)}</span>
        </p>
      </KnownFrom>
    </div>
  );
}

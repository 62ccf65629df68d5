import { Fold } from '../../components/fold.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { pagePath } from '../../photo/page-path.ts';
import { AuthorityLine } from '../../report/rules/authority-line.tsx';
import { KnownFrom } from '../../report/rules/known-from.tsx';
import { dateText } from '../../report/rules/rule-texts.ts';
import { SourceLine } from '../../report/rules/source-line.tsx';
import { asSentence, sentenceGap } from '../../shell/i18n/joined-sentences.ts';
import { servedName } from '../../shell/i18n/served-name.ts';
import type { CountryGuide } from '../../site/data/country-page.server.ts';
import { History } from './history.tsx';
import { useGuideTexts } from './use-guide-texts.ts';

export function Evidence({ guide }: { guide: CountryGuide }) {
  const { t, language } = useGuideTexts();
  const { verified, authority, ruleOf } = guide;
  return (
    <div className="grid gap-2 border border-line bg-sheet">
      {authority && (
        <div className="px-4 pt-3">
          <AuthorityLine authority={authority} />
        </div>
      )}
      <Fold title={t('countries:evidence.title')} className="-mt-1 border-0">
        <div className="grid gap-1.5 text-sm">
          <p>
            <span className="font-medium">{asSentence(language, t(`engine:basis.${verified}.name`))}</span>
            {sentenceGap(language)}
            <span className="text-ink-soft">{t(`engine:basis.${verified}.about`)}</span>
          </p>
          {ruleOf && (
            <p>
              <SiteLink
                to={pagePath({ documentType: guide.documentType, key: ruleOf.key, variant: null })}
                className="text-ink-soft underline decoration-line-strong underline-offset-3 hover:text-ink hover:decoration-current"
              >
                {t('countries:page.ruleOf', { country: servedName(language, guide.language, ruleOf) })}
              </SiteLink>
            </p>
          )}
          <RulesReport guide={guide} />
          <MoreEvidence guide={guide} />
        </div>
      </Fold>
    </div>
  );
}

function MoreEvidence({ guide }: { guide: CountryGuide }) {
  const { stating, sources, officialRefs, notes, changes } = guide;
  const { t } = useGuideTexts();
  return (
    <div>
      <KnownFrom leading={stating} sources={sources}>
        {officialRefs.length > 0 && (
          <>
            <p className="mt-2 text-ink-soft">{t('countries:evidence.cited')}</p>
            <ul className="grid gap-1.5 pt-1.5 pb-2">
              {officialRefs.map((address) => (
                <li key={address} className="break-all">
                  <SourceLine
                    title={address}
                    address={address}
                    name={address.replace(/^https?:\/\/(www\.)?/, '')}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
        <History changes={changes} />
        {notes.length > 0 && (
          <>
            <p className="mt-2 text-ink-soft">{t('countries:evidence.notes')}</p>
            <ul className="list-disc ps-5 pt-1.5 pb-2 text-ink-soft">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </>
        )}
      </KnownFrom>
    </div>
  );
}

const linkClass =
  '-my-2.5 inline-flex min-h-11 items-center rounded-xs underline decoration-line-strong underline-offset-3 hover:text-ink hover:decoration-current';

type Reported = Pick<CountryGuide, 'record' | 'checkedOn' | 'reportTo'> &
  Partial<Pick<CountryGuide, 'changedOn' | 'validFrom' | 'validUntil'>>;

export function RulesReport({ guide }: { guide: Reported }) {
  const { record, checkedOn, changedOn, validFrom, validUntil, reportTo } = guide;
  const { t, language } = useGuideTexts();
  const checked = checkedOn
    ? t('supply:report.checked', { date: dateText(language, checkedOn) })
    : t('supply:report.never');
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
      {validFrom && <span>{t('countries:history.validFrom', { date: dateText(language, validFrom) })}</span>}
      {validUntil && (
        <span>{t('countries:history.validUntil', { date: dateText(language, validUntil) })}</span>
      )}
      <span>{checked}</span>
      {changedOn && <span>{t('countries:history.changedOn', { date: dateText(language, changedOn) })}</span>}
      {reportTo ? (
        <a
          href={`mailto:${reportTo}?subject=${encodeURIComponent(t('supply:report.subject', { record }))}`}
          className={linkClass}
        >
          {t('supply:report.action')}
        </a>
      ) : (
        <SiteLink to={`/contact?topic=question&record=${record}`} className={linkClass}>
          {t('supply:report.action')}
        </SiteLink>
      )}
    </p>
  );
}

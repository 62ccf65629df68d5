import type { CertificateCheck, CertificateFact, CertificateRequest } from '@vesika/engine/certificate';
import { createTranslator, directionOf, formatDate, formatNumber, type Language } from '@vesika/messages';
import type { Change, Check, PhotoReport } from '@vesika/report';
import { reportWords, sourceName } from '@vesika/report/words';
import { mainSource } from '@vesika/requirements';
import { countryName, longDate } from '../../../platform/words/words.ts';
import type { UserPhotoRow } from '../../../schema/index.ts';
import { sha256Of } from '../originals/stored-originals.ts';
import type { RulesVersion } from '../rules/rules-version.ts';

interface Certified {
  row: UserPhotoRow;
  photo: Buffer;
  rules: RulesVersion;
  /** When a person passed the photo; null if nobody did. */
  checkedOn: Date | null;
  language: Language;
}

type CertificateWords = Omit<CertificateRequest, 'photo'>;

export async function certificateWords({
  row,
  photo,
  rules,
  checkedOn,
  language,
}: Certified): Promise<CertificateWords> {
  const t = await createTranslator(language);
  const words = reportWords(t, language);
  const { report } = row;
  const document = t(`documents.${row.documentType}`);
  const country = countryName(language, row.countryCode);
  return {
    language,
    direction: directionOf(language),
    date: row.processedAt,
    title: t('certificate.title'),
    subtitle: t('certificate.subtitle', { country, document }),
    facts: fileFacts(),
    summary: words.summary(report.checks),
    checks: report.checks.map((check) => checkLine(check)),
    changes: { title: t('certificate.changes'), lines: changeLines(report.changes) },
    proof: { title: t('certificate.proof.title'), lines: proofLines(report.proof) },
    statement: t('certificate.statement'),
  };

  function fileFacts(): CertificateFact[] {
    const { widthPx, heightPx, dpi } = report.photo;
    const fact = (name: FactName, value: string) => ({ label: t(`certificate.facts.${name}`), value });
    const source = mainSource(rules.record);
    const title = words.isolated(
      source ? `${sourceName(source)} · ${t(`sourceKinds.${source.kind}`)}` : rules.record.label,
    );
    return [
      fact('printedSize', words.millimetres(row.widthMm, row.heightMm)),
      fact('pixelSize', words.pixels(widthPx, heightPx)),
      fact('density', words.quantity(dpi, 'dpi')),
      fact('fileSize', words.quantity(photo.length / 1000, 'kB')),
      fact('madeOn', longDate(language, row.processedAt)),
      ...(checkedOn ? [fact('checkedOn', longDate(language, checkedOn))] : []),
      fact('rules', source?.date ? `${title} · ${formatDate(language, source.date)}` : title),
      fact('sha256', words.isolated(sha256Of(photo))),
    ];
  }

  function checkLine(check: Check): CertificateCheck {
    const name = words.name(check);
    return {
      name: words.title(check),
      verdict: check.verdict,
      verdictName: t(`verdicts.${check.verdict}`),
      value: words.value(check),
      rule: `${t('certificate.rule', { what: words.measured(check) ?? name, limit: words.permitted(check) })} · ${sourceOf(check)}`,
    };
  }

  function sourceOf({ source }: Check): string {
    return source.basis === 'vesika' ? t('basis.vesika.name') : citedAs(source);
  }

  function changeLines(changes: readonly Change[]): string[] {
    return changes.length === 0 ? [t('certificate.noChanges')] : changes.map(words.change);
  }

  function proofLines(proof: PhotoReport['proof']): string[] {
    if (!proof) return [t('certificate.proof.none')];
    const share = (value: number) => words.quantity(value, 'share');
    const levels = (value: number) => formatNumber(language, value, '/255');
    return [
      t('certificate.proof.unchanged', {
        share: share(proof.unchangedShare),
        levels: levels(proof.toleranceLevels),
      }),
      t('certificate.proof.difference', {
        mean: levels(proof.meanDifference),
        largest: levels(proof.largestDifference),
      }),
      t('certificate.proof.compared', { share: share(proof.comparedShare), edge: share(proof.edgeShare) }),
      t('certificate.proof.light', {
        exposure: words.quantity(proof.exposureEv, 'EV'),
        gains: proof.gains.map((gain) => formatNumber(language, gain, 'ratio')).join(' / '),
      }),
    ];
  }
}

function citedAs(source: Check['source']): string {
  return source.basis === 'standard' ? source.title.split(/,| \(/)[0]! : sourceName(source);
}

type FactName =
  | 'printedSize'
  | 'pixelSize'
  | 'density'
  | 'fileSize'
  | 'madeOn'
  | 'checkedOn'
  | 'rules'
  | 'sha256';

import { createHash } from 'node:crypto';
import type { Change, Check, Report } from '@vesika/contract';
import type { CertificateCheck, CertificateFact, CertificateOrder } from '@vesika/engine/certificate';
import { createTranslator, directionOf, formatNumber, type Language } from '@vesika/messages';
import type { UserPhotoRow } from '../../../platform/database/schema/index.ts';
import { countryName, longDate } from '../../../platform/words/words.ts';
import type { RulesVersion } from '../rules/rules-version.ts';
import { checkWords, leftToRight } from './check-words.ts';

interface Certified {
  row: UserPhotoRow;
  photo: Buffer;
  rules: RulesVersion;
  language: Language;
}

/** The report of a photo in the words of one language, as the page shows it. */
export async function certificateWords({
  row,
  photo,
  rules,
  language,
}: Certified): Promise<CertificateOrder> {
  const t = await createTranslator(language);
  const words = checkWords(t, language);
  const { report } = row;
  const counts = countVerdicts(report.checks);
  const document = t(`documents.${row.documentType}`);
  const country = countryName(language, row.countryCode);
  const number = (value: number) => formatNumber(language, value, 'count');
  return {
    ...{ photo, language, direction: directionOf(language), date: row.processedAt },
    title: t('certificate.title'),
    subtitle: t('certificate.subtitle', { country, document }),
    facts: fileFacts(),
    summary: t('certificate.summary', {
      passed: number(counts.pass),
      failed: number(counts.fail),
      undetermined: number(counts.undetermined),
      total: number(report.checks.length),
    }),
    checks: report.checks.map((check) => checkLine(check)),
    changes: { title: t('certificate.changes'), lines: changeLines(report.changes) },
    proof: { title: t('certificate.proof.title'), lines: proofLines(report.proof) },
    statement: t('certificate.statement'),
  };

  function fileFacts(): CertificateFact[] {
    const { widthPx, heightPx, dpi } = report.photo;
    const fact = (name: FactName, value: string) => ({ label: t(`certificate.facts.${name}`), value });
    const [source] = rules.record.sources;
    return [
      fact('printedSize', words.printedSize(row)),
      fact('pixelSize', words.pixelSize({ widthPx, heightPx })),
      fact('density', words.quantity(dpi, 'dpi')),
      fact('fileSize', words.quantity(photo.length / 1000, 'kB')),
      fact('madeOn', longDate(language, row.processedAt)),
      fact(
        'rules',
        [source?.title ?? rules.record.label, rules.record.sourceDate].filter(Boolean).join(', '),
      ),
      fact('sha256', leftToRight(createHash('sha256').update(photo).digest('hex'))),
    ];
  }

  function checkLine(check: Check): CertificateCheck {
    return {
      name: words.name(check),
      verdict: check.verdict,
      verdictName: t(`verdicts.${check.verdict}`),
      value: words.value(check, report),
      rule: [t('certificate.rule', { limit: words.limit(check, row, rules) }), words.source(check)].join(
        ' · ',
      ),
    };
  }

  function changeLines(changes: readonly Change[]): string[] {
    return changes.length === 0 ? [t('certificate.noChanges')] : changes.map(words.change);
  }

  function proofLines(proof: Report['proof']): string[] {
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

type FactName = 'printedSize' | 'pixelSize' | 'density' | 'fileSize' | 'madeOn' | 'rules' | 'sha256';

function countVerdicts(checks: readonly Check[]): Record<Check['verdict'], number> {
  const counts = { pass: 0, fail: 0, undetermined: 0 };
  for (const { verdict } of checks) counts[verdict]++;
  return counts;
}

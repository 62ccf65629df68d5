import { useTranslation } from 'react-i18next';
import { CheckRunning } from '../original-check/check-running.tsx';
import { OriginalCheck } from '../original-check/original-check.tsx';
import { UnusableOriginal } from '../original-check/unusable-original.tsx';
import { failureTexts } from './result/failure-texts.ts';
import type { Inspection } from './use-inspection.ts';

/** What is known of the chosen picture so far. */
export default function OriginalPanel({ inspection }: { inspection: Inspection }) {
  const { t, ready } = useTranslation('original');
  const { t: tFailure } = useTranslation(['web', 'engine']);
  if (!ready) return null;
  switch (inspection.stage) {
    case 'none':
      return null;
    case 'running':
      return <CheckRunning />;
    case 'done':
      return <OriginalCheck original={inspection.original} />;
    case 'unusable':
      return <UnusableOriginal {...failureTexts(tFailure, inspection.error)} />;
    case 'unchecked':
      return <p className="text-sm text-ink-soft">{t('check.unchecked')}</p>;
  }
}

import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { failureTexts } from '../../shell/api/failure-texts.ts';
import { OriginalCheck } from '../../take/original/check/original-check.tsx';
import { framesIn } from '../../take/original/face-frames.ts';
import type { Inspection } from './use-inspection.ts';

interface OriginalPanelProps {
  inspection: Inspection;
  ofChild: boolean;
}

export default function OriginalPanel({ inspection, ofChild }: OriginalPanelProps) {
  const { t, ready } = useTranslation('original');
  const { t: tFailure } = useTranslation(['web', 'engine']);
  if (!ready) return null;
  switch (inspection.stage) {
    case 'none':
      return null;
    case 'running':
      return <CheckRunning />;
    case 'done':
      return <OriginalCheck original={inspection.original} ofChild={ofChild} />;
    case 'unusable':
      return framesIn(inspection.error) ? (
        <WhichFace />
      ) : (
        <UnusableOriginal {...failureTexts(tFailure, inspection.error)} />
      );
    case 'unchecked':
      return <p className="text-sm text-ink-soft">{t('check.unchecked')}</p>;
  }
}

function CheckRunning() {
  const { t } = useTranslation('original');
  return (
    <section className="border border-line bg-sheet px-4 py-3">
      <p role="status" className="flex items-center gap-2.5 text-sm font-medium">
        <span aria-hidden="true" className="mx-1 size-3 animate-pulse rounded-full bg-guide" />
        {t('check.checking')}
      </p>
      <p className="ps-7.5 text-sm text-ink-soft">{t('check.checkingAbout')}</p>
    </section>
  );
}

function WhichFace() {
  const { t } = useTranslation();
  return (
    <section role="status" className="grid gap-1 border border-guide bg-sheet px-4 py-3">
      <h2 className="text-lg font-semibold">{t('faces.which')}</h2>
      <p className="text-sm text-ink-soft">{t('faces.tap')}</p>
    </section>
  );
}

function UnusableOriginal({ title, action }: { title: string; action: string }) {
  const { t } = useTranslation('original');
  return (
    <section role="alert" className="grid gap-1 border border-fail bg-sheet px-4 py-3">
      <p className="flex items-center gap-2 text-sm font-medium text-fail">
        <Icon name="warning" className="shrink-0" />
        {t('check.unusable')}
      </p>
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="text-sm text-ink-soft">{action}</p>
    </section>
  );
}

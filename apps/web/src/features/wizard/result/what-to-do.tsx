import type { Check, ProcessedPhoto } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';

interface WhatToDoProps {
  photo: ProcessedPhoto;
  onAgain: () => void;
  /** Present where the photo was only cropped: makes it again with everything Vesika can do. */
  onFull: (() => void) | null;
}

const ofBackground: readonly Check['id'][] = ['background-colour', 'background-uniformity'];

/** The steps to a photo that passes, most pressing first, and the buttons that begin them. */
export function WhatToDo({ photo, onAgain, onFull }: WhatToDoProps) {
  const { t } = useTranslation(['web', 'engine']);
  const open = photo.report.checks.filter((check) => check.advice !== null);
  const advice = [...new Set([...open].sort(byVerdict).map((check) => check.advice))];
  if (advice.length === 0) return null;
  const failed = open.some((check) => check.verdict === 'fail');
  const backgroundFailed = open.some((check) => ofBackground.includes(check.id));
  return (
    <div className="grid gap-4">
      <div className={`border-s-2 ps-4 ${failed ? 'border-fail' : 'border-unsure'}`}>
        <h2 className="text-sm font-semibold">{t('failure.whatNow')}</h2>
        <ul className="mt-1.5 grid gap-2 text-sm">
          {advice.map((key) => (
            <li key={key}>{t(`engine:advice.${key as 'centring.off-centre'}`)}</li>
          ))}
        </ul>
      </div>
      {failed && (
        <Button look="stamp" size="lg" onClick={onAgain}>
          {t('drop.change')}
        </Button>
      )}
      {backgroundFailed && onFull && (
        <div className="grid gap-1.5">
          <Button onClick={onFull}>{t('policy.full.name')}</Button>
          <p className="text-sm text-ink-soft">{t('policy.full.about')}</p>
        </div>
      )}
    </div>
  );
}

function byVerdict(a: Check, b: Check): number {
  return Number(b.verdict === 'fail') - Number(a.verdict === 'fail');
}

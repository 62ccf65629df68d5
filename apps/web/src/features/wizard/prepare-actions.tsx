import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useWaysToUnlock } from '../../buy/use-ways-to-unlock.ts';
import { Button } from '../../components/button.tsx';
import { failureTexts } from '../../shell/api/failure-texts.ts';
import { countryName } from '../../shell/i18n/country-names.ts';
import { dotted } from '../../shell/i18n/dotted.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { useSession } from '../../shell/session/session-provider.tsx';
import { sortFindings } from '../../take/original/check/sorted-findings.ts';
import { framesIn } from '../../take/original/face-frames.ts';
import { type Inspection, wantsAnotherPhoto } from './use-inspection.ts';

interface PrepareActionsProps {
  /** Null until a country is chosen. */
  countryCode: string | null;
  inspection: Inspection;
  prepareButton: RefObject<HTMLButtonElement | null>;
  onPrepare: () => void;
  onAnother: () => void;
  onReplace: (() => void) | null;
}

export function PrepareActions(props: PrepareActionsProps) {
  const { countryCode, inspection, prepareButton, onPrepare, onAnother, onReplace } = props;
  const { t } = useTranslation(['web', 'original']);
  const another = wantsAnotherPhoto(inspection);
  const possible = inspection.stage !== 'unusable';
  return (
    <div
      data-action-bar=""
      className="grid gap-2 @max-4xl:sticky @max-4xl:bottom-0 @max-4xl:z-10 @max-4xl:-mx-4 @max-4xl:border-t @max-4xl:border-line @max-4xl:bg-paper @max-4xl:px-4 @max-4xl:py-2.5 @max-4xl:pb-[calc(0.625rem+env(safe-area-inset-bottom))] sm:@max-4xl:-mx-6 sm:@max-4xl:px-6"
    >
      {another && <Reason inspection={inspection} />}
      {another && !onReplace && (
        <AnotherButton takesFocus={!possible} onPress={onAnother}>
          {t('drop.change')}
        </AnotherButton>
      )}
      {onReplace && (
        <div className="grid grid-cols-2 gap-2">
          <AnotherButton takesFocus onPress={onAnother}>
            {t('original:background.retake')}
          </AnotherButton>
          <Button size="lg" className="bg-sheet" onClick={onReplace}>
            {t('original:background.replace')}
          </Button>
        </div>
      )}
      {possible && !onReplace && (
        <Button
          key="prepare"
          ref={prepareButton}
          variant={another ? 'outline' : 'stamp'}
          size={another ? 'md' : 'lg'}
          className="w-full"
          onClick={onPrepare}
        >
          {another ? t('original:check.anyway') : t('prepare.action')}
        </Button>
      )}
      {possible && !onReplace && countryCode !== null && (
        <Cost countryCode={countryCode} isUploaded={inspection.stage === 'done'} />
      )}
    </div>
  );
}

interface CostProps {
  countryCode: string;
  isUploaded: boolean;
}

/** A guest has no session before the first upload, and without one the server does not answer what he has left. */
function Cost({ countryCode, isUploaded }: CostProps) {
  const { t } = useTranslation('web');
  const isGuest = useSession().status === 'guest';
  return (
    <p className="text-center text-xs text-ink-soft empty:hidden">
      {isGuest && !isUploaded ? t('prepare.guest') : <WhatIsLeft countryCode={countryCode} />}
    </p>
  );
}

function WhatIsLeft({ countryCode }: { countryCode: string }) {
  const { t } = useTranslation('web');
  const language = useLanguage();
  const way = useWaysToUnlock()(countryCode);
  const text = () => {
    if (!way) return null;
    if (way.step === 'unlock')
      return way.creditsRemaining === null
        ? t('unlock.unlimited')
        : t('prepare.cost', { left: way.creditsRemaining });
    return way.reason === 'other-country'
      ? t('unlock.otherCountry', { country: countryName(language, way.onlyCountry) })
      : t('prepare.guest');
  };
  return text();
}

/** On a phone the sticky buttons cover the findings, so the reason is repeated here. */
function Reason({ inspection }: { inspection: Inspection }) {
  const { t } = useTranslation(['web', 'engine', 'original']);
  const { t: tFailure } = useTranslation(['web', 'engine']);
  const text = () => {
    if (inspection.stage === 'unusable') {
      return framesIn(inspection.error) ? t('faces.tap') : failureTexts(tFailure, inspection.error).title;
    }
    if (inspection.stage !== 'done') return null;
    const faults = sortFindings(inspection.original.findings).retake.map(({ id }) =>
      t(`engine:checks.${id}.fault`),
    );
    return t('original:remedies.retakeOf', { checks: dotted(faults) });
  };
  return (
    <p aria-hidden="true" className="text-sm leading-snug font-medium text-fail @4xl:hidden">
      {text()}
    </p>
  );
}

interface AnotherButtonProps {
  takesFocus: boolean;
  onPress: () => void;
  children: string;
}

function AnotherButton({ takesFocus, onPress, children }: AnotherButtonProps) {
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) {
      document.getElementById('another-photo')?.focus({ preventScroll: true });
    }
  }, [takesFocus]);
  return (
    <Button id="another-photo" variant="stamp" size="lg" className="w-full" onClick={onPress}>
      {children}
    </Button>
  );
}

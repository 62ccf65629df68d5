import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { showError } from '../../components/toaster.tsx';
import { requirementsQuery } from './api/photo-requirements.ts';
import { ChoosePanel } from './choose/choose-panel.tsx';
import { DropZone } from './photo/drop-zone.tsx';
import { PhotoDesk } from './photo/photo-desk.tsx';
import { PhotoPreview } from './photo/photo-preview.tsx';
import { PolicyChoice } from './policy-choice.tsx';
import { MeasuringPhoto } from './progress/measuring-photo.tsx';
import type { JobStep } from './progress/progress-lines.ts';
import { ProgressList } from './progress/progress-list.tsx';
import { RequirementsPanel } from './requirements/requirements-panel.tsx';
import type { useChoices } from './use-choices.ts';

interface WorkbenchProps {
  choices: ReturnType<typeof useChoices>;
  photo: { name: string; address: string } | null;
  /** True once a photo has been put away: choosing another one is the next thing to do. */
  again: boolean;
  running: { step: JobStep; ahead: number } | null;
  onPhoto: (file: File) => void;
  onRemove: () => void;
  onPrepare: (cropOnly: boolean) => void;
  onStop: () => void;
}

/** The picture on one side, what to do with it on the other; on a phone one under the other. */
export function Workbench(props: WorkbenchProps) {
  const { choices, photo, again, running, onPhoto, onRemove, onPrepare, onStop } = props;
  const { t } = useTranslation();
  const countryButton = useRef<HTMLButtonElement>(null);
  const prepareButton = useRef<HTMLButtonElement>(null);
  const requirements = useQuery(requirementsQuery(choices.countryCode, choices.documentType));
  const forbidden = requirements.data?.editing_forbidden_by_authority === true;
  useEffect(() => {
    if (photo && !running) prepareButton.current?.focus({ preventScroll: true });
  }, [photo, running]);

  const mayChoose = () => {
    if (choices.countryCode) return true;
    showError(t('validation.countryFirst'));
    countryButton.current?.focus();
    return false;
  };

  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-8">
      <div className="max-lg:contents lg:order-2 lg:grid lg:gap-5">
        <div className={running ? 'max-lg:order-2' : ''}>
          {running ? (
            <ProgressList {...running} onStop={onStop} />
          ) : (
            <ChoosePanel choices={choices} countryButton={countryButton} />
          )}
        </div>
        {forbidden && !running && <PolicyChoice cropOnly={choices.cropOnly} onChange={choices.setCropOnly} />}
        <div className="max-lg:order-3">
          <RequirementsPanel query={requirements} chosen={choices.countryCode !== null} />
        </div>
      </div>
      <div className="max-lg:contents lg:grid lg:gap-6">
        <PhotoDesk label={t('drop.heading')}>
          {photo && running && <MeasuringPhoto address={photo.address} />}
          {photo && !running && (
            <PhotoPreview address={photo.address} fileName={photo.name} onRemove={onRemove} />
          )}
          {!photo && (
            <DropZone
              rule={requirements.data?.record ?? null}
              onPhoto={onPhoto}
              mayChoose={mayChoose}
              focused={again}
            />
          )}
        </PhotoDesk>
        {photo && !running && (
          <div className="max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:p-4 sm:max-lg:-mx-6 sm:max-lg:px-6">
            <Button
              ref={prepareButton}
              look="stamp"
              size="lg"
              className="w-full"
              onClick={() => onPrepare(forbidden && choices.cropOnly)}
            >
              {t('prepare.action')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Fold } from '../../../components/fold.tsx';
import { Notice } from '../../../components/notice.tsx';
import { documentsPlanQuery } from '../../../photo/set/set-queries.ts';
import { looksLikeChild } from '../../../take/original/check/child-rule.ts';
import { FaceChoice } from '../../../take/original/face-choice.tsx';
import { framesIn } from '../../../take/original/face-frames.ts';
import { useFrontCamera } from '../../../take/original/front-camera.ts';
import { PhotoDesk } from '../../../take/original/photo-desk.tsx';
import { PhotoPreview } from '../../../take/original/photo-preview.tsx';
import { type ChosenPhoto, isUploaded } from '../../../take/original/photo-source.ts';
import { BackgroundWays, backgroundFails } from '../background-ways.tsx';
import { isPrintable } from '../caption-fields.tsx';
import { useWizard } from '../machine/use-wizard.ts';
import { MirrorChoice } from '../mirror-choice.tsx';
import { Elsewhere } from '../phone/elsewhere.tsx';
import { PolicyChoice } from '../policy-choice.tsx';
import { PrepareActions } from '../prepare-actions.tsx';
import { RequirementsPanel } from '../requirements/requirements-panel.tsx';
import { type Inspection, useInspection } from '../use-inspection.ts';
import { Columns } from './columns.tsx';
import { CaptionQuestion, ColourQuestion, SubjectQuestion, SupplyQuestion } from './document-questions.tsx';
import type { Preparation } from './use-preparation.ts';

const OriginalPanel = lazy(() => import('../original-panel.tsx'));

interface WithPhotoProps {
  photo: ChosenPhoto;
  preparation: Preparation;
}

export function WithPhoto({ photo, preparation }: WithPhotoProps) {
  const { state, choices, remove, make, requestFor } = useWizard();
  const { requirements, answer, options, caption } = preparation;
  const { isChild } = state.subject;
  const prepareButton = useRef<HTMLButtonElement>(null);
  const inspection = useInspection(requirements.isPending ? null : requestFor(options));
  const original = inspection.stage === 'done' ? inspection.original : null;
  const mayReplace = options.cropOnly && original !== null && backgroundFails(original.findings) !== 'no';
  const isFile = photo.source.kind === 'file';
  useEffect(() => {
    if (isFile) prepareButton.current?.focus({ preventScroll: true });
  }, [isFile]);
  return (
    <Columns
      photo={
        <>
          <Preview photo={photo} inspection={inspection} cropOnly={options.cropOnly} />
          {isUploaded(photo.source) && <Elsewhere picture={photo.address} />}
        </>
      }
      rules={
        choices.countryCode && (
          <Rules
            preparation={preparation}
            mayBeChild={isChild || (original !== null && looksLikeChild(original))}
          />
        )
      }
    >
      <PrepareActions
        countryCode={choices.countryCode}
        inspection={inspection}
        prepareButton={prepareButton}
        onPrepare={() =>
          make(answer?.record.caption && isPrintable(caption) ? { ...options, caption } : options)
        }
        onAnother={remove}
        onReplace={mayReplace ? () => choices.setCropOnly(false) : null}
      />
      <Suspense>
        <OriginalPanel inspection={inspection} ofChild={isChild} />
      </Suspense>
      <MirrorQuestion photo={photo} inspection={inspection} preparation={preparation} />
      {mayReplace && <BackgroundWays findings={original.findings} />}
    </Columns>
  );
}

interface PreviewProps {
  photo: ChosenPhoto;
  inspection: Inspection;
  cropOnly: boolean;
}

function Preview({ photo, inspection, cropOnly }: PreviewProps) {
  const { remove, chooseFace } = useWizard();
  const faces = photo.faces ?? framesIn(inspection.stage === 'unusable' ? inspection.error : null);
  const mirrored = photo.mirror === true && !cropOnly;
  return (
    <PhotoDesk isBusy={false}>
      <PhotoPreview address={photo.address} source={photo.source} mirrored={mirrored} onRemove={remove}>
        {faces && (
          <FaceChoice
            frames={faces}
            chosen={photo.face}
            mirrored={mirrored}
            onChoose={(face) => chooseFace(faces, face)}
          />
        )}
      </PhotoPreview>
    </PhotoDesk>
  );
}

interface MirrorQuestionProps extends WithPhotoProps {
  inspection: Inspection;
}

function MirrorQuestion({ photo, inspection, preparation: { main, options } }: MirrorQuestionProps) {
  const { t } = useTranslation();
  const { choices, flipPhoto } = useWizard();
  const isFrontCamera = useFrontCamera(photo.source);
  const looksMirrored =
    inspection.stage === 'done' && inspection.original.findings.some(({ id }) => id === 'mirroring');
  const plan = useQuery(documentsPlanQuery(main ? [main, ...choices.also] : []));
  if (options.cropOnly) {
    if (!isFrontCamera && !looksMirrored && !photo.mirror) return null;
    return (
      <Notice title={t('mirror.legend')}>
        <p className="text-ink-soft">{t('mirror.refused')}</p>
      </Notice>
    );
  }
  if (inspection.stage === 'unusable') return null;
  const others = (plan.data?.documents ?? []).slice(1);
  return (
    <MirrorChoice
      address={photo.address}
      value={photo.mirror === true}
      isFrontCamera={isFrontCamera}
      looksMirrored={looksMirrored}
      neverFlipped={others.filter(({ refusesEditing, takesOwnPhoto }) => refusesEditing && takesOwnPhoto)}
      onChange={flipPhoto}
    />
  );
}

function Rules({ preparation, mayBeChild }: { preparation: Preparation; mayBeChild: boolean }) {
  const { t } = useTranslation();
  const { choices } = useWizard();
  return (
    <>
      {mayBeChild && <SubjectQuestion {...preparation} />}
      {preparation.isEditingForbidden && (
        <PolicyChoice cropOnly={choices.cropOnly} onChange={choices.setCropOnly} />
      )}
      <ColourQuestion {...preparation} />
      <CaptionQuestion {...preparation} />
      <Fold title={t('requirements.all')}>
        <RequirementsPanel query={preparation.requirements} />
        <SupplyQuestion {...preparation} />
        {!mayBeChild && <SubjectQuestion {...preparation} />}
      </Fold>
    </>
  );
}

import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../components/button.tsx';
import { Fold } from '../../components/fold.tsx';
import { Notice } from '../../components/notice.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { OperatorNote } from '../../components/site-note.tsx';
import { ChoosePanel } from '../../take/choose/choose-panel.tsx';
import { OwnDocumentField } from '../../take/choose/own-document-field.tsx';
import { useCountryFirst } from '../../take/choose/use-country-first.ts';
import { OfflineNotice } from '../../take/original/offline-notice.tsx';
import { PhotoDesk } from '../../take/original/photo-desk.tsx';
import { isUploaded } from '../../take/original/photo-source.ts';
import { MoreDocuments } from './choose/more-documents.tsx';
import { useWizard } from './machine/use-wizard.ts';
import { photoOf, type WizardState } from './machine/wizard-state.ts';
import { Elsewhere } from './phone/elsewhere.tsx';
import { MeasuringPhoto } from './progress/measuring-photo.tsx';
import { ProgressList } from './progress/progress-list.tsx';
import { RequirementsPanel } from './requirements/requirements-panel.tsx';
import { Columns } from './views/columns.tsx';
import { TakenByOthers } from './views/taken-by-others.tsx';
import { ofNoCountry, type Preparation, usePreparation } from './views/use-preparation.ts';
import { WithPhoto } from './views/with-photo.tsx';
import { OriginalNotice, WithoutPhoto } from './views/without-photo.tsx';

export function Workbench() {
  const { state, choices, isOnline } = useWizard();
  const { countryButton, mayChoose } = useCountryFirst(choices.countryCode);
  const preparation = usePreparation();
  const view = () => {
    if (state.stage === 'making')
      return <MakingPhoto making={state} requirements={preparation.requirements} />;
    if (preparation.isOff) return <SwitchedOff />;
    if (preparation.isShut) return <TakenByOthers preparation={preparation} />;
    if (state.stage === 'chosen') return <WithPhoto photo={state.photo} preparation={preparation} />;
    return <WithoutPhoto preparation={preparation} mayChoose={mayChoose} />;
  };
  return (
    <div className="grid gap-4">
      {!isOnline && <OfflineNotice hasPhoto={photoOf(state) !== null} />}
      {state.stage !== 'making' && <DocumentChoice preparation={preparation} countryButton={countryButton} />}
      {view()}
    </div>
  );
}

interface DocumentChoiceProps {
  preparation: Preparation;
  countryButton: RefObject<HTMLButtonElement | null>;
}

function DocumentChoice({ preparation: { answer, main }, countryButton }: DocumentChoiceProps) {
  const { t } = useTranslation(['web', 'trip']);
  const { choices } = useWizard();
  const [beyond, setBeyond] = useState<'more' | 'unlisted' | null>(null);
  return (
    <>
      <ChoosePanel
        choices={choices}
        answer={answer}
        countryButton={countryButton}
        beyond={[
          ...(main ? [{ key: 'more', name: t('trip:more.title'), onChoose: () => setBeyond('more') }] : []),
          { key: 'unlisted', name: t('footer.ownDocument'), onChoose: () => setBeyond('unlisted') },
        ]}
      />
      {answer?.operator_note && <OperatorNote text={answer.operator_note} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        <OwnDocumentField
          value={choices.variant}
          onChange={(variant) => choices.setDocument('other', variant, ofNoCountry)}
        />
        {beyond === 'unlisted' && (
          <SiteLink to="/own-document" autoFocus className={buttonClass()}>
            {t('document.describe')}
          </SiteLink>
        )}
      </div>
      {main && (beyond === 'more' || choices.also.length > 0) && (
        <MoreDocuments main={main} also={choices.also} onAlso={choices.setAlso} />
      )}
    </>
  );
}

interface MakingPhotoProps {
  making: Extract<WizardState, { stage: 'making' }>;
  requirements: Preparation['requirements'];
}

function MakingPhoto({ making, requirements }: MakingPhotoProps) {
  const { t } = useTranslation();
  const { stop } = useWizard();
  const { original, cropOnly } = making.request;
  return (
    <Columns
      photo={
        <PhotoDesk isBusy>
          <MeasuringPhoto address={original.address} mirrored={original.mirror === true && !cropOnly} />
        </PhotoDesk>
      }
      rules={
        <Fold title={t('requirements.all')}>
          <RequirementsPanel query={requirements} />
        </Fold>
      }
    >
      <ProgressList step={making.step} ahead={making.ahead} onStop={stop} />
    </Columns>
  );
}

function SwitchedOff() {
  const { t } = useTranslation();
  const photo = photoOf(useWizard().state);
  return (
    <Columns
      photo={
        <>
          <OriginalNotice />
          <Notice title={t('requirements.off')}>
            <p className="text-ink-soft">{t('requirements.offChoose')}</p>
          </Notice>
          {photo && isUploaded(photo.source) && <Elsewhere picture={photo.address} />}
        </>
      }
      rules={null}
    />
  );
}

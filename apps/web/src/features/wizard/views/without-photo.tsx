import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import { ruleForAge } from '../../../take/original/check/child-rule.ts';
import { DropZone } from '../../../take/original/drop-zone.tsx';
import { ChildTips, OriginalTips } from '../../../take/original/original-tips.tsx';
import { PhotoDesk } from '../../../take/original/photo-desk.tsx';
import { useWizard } from '../machine/use-wizard.ts';
import { OnPhone } from '../phone/on-phone.tsx';
import { RequirementsPanel } from '../requirements/requirements-panel.tsx';
import { UneditedOnly } from '../unedited-only.tsx';
import { Columns } from './columns.tsx';
import { CaptionQuestion, ColourQuestion, SubjectQuestion, SupplyQuestion } from './document-questions.tsx';
import type { Preparation } from './use-preparation.ts';

interface WithoutPhotoProps {
  preparation: Preparation;
  mayChoose: () => boolean;
}

export function WithoutPhoto({ preparation, mayChoose }: WithoutPhotoProps) {
  const { state, choices, choose } = useWizard();
  const { requirements, answer, isEditingForbidden } = preparation;
  const { isChild, ageYears } = state.subject;
  const childRule = ageYears === null ? null : ruleForAge(answer?.child_rules ?? [], ageYears);
  const child = useMemo(
    () => childRule && { relaxed: childRule.relaxed, leftOpen: childRule.left_open },
    [childRule],
  );
  const isLoading = state.stage === 'empty' && state.original === 'loading';
  return (
    <Columns
      photo={
        <>
          {isEditingForbidden && answer && <UneditedOnly answer={answer} />}
          <OriginalNotice />
          <PhotoDesk isBusy={false}>
            {!isLoading && (
              <DropZone
                rule={answer?.record ?? null}
                child={child}
                onPhoto={choose}
                mayChoose={mayChoose}
                focused={state.stage === 'empty' && state.again}
              />
            )}
          </PhotoDesk>
          <OnPhone />
          {isChild && (ageYears ?? 0) < 5 ? (
            <ChildTips mayBeAsleep={childRule?.relaxed.includes('eyes-open') ?? false} />
          ) : (
            <OriginalTips />
          )}
        </>
      }
      rules={
        choices.countryCode && (
          <>
            <SubjectQuestion {...preparation} />
            <ColourQuestion {...preparation} />
            <CaptionQuestion {...preparation} />
            <RequirementsPanel query={requirements} />
            <SupplyQuestion {...preparation} />
          </>
        )
      }
    />
  );
}

/** Shows whether the stored original that a new photo was requested from is available. */
export function OriginalNotice() {
  const { t } = useTranslation();
  const { state, reloadOriginal } = useWizard();
  switch (state.stage === 'empty' ? state.original : 'none') {
    case 'none':
      return null;
    case 'loading':
      return <Waiting />;
    case 'gone':
      return (
        <Notice title={t('original.gone.title')}>
          <p className="text-ink-soft">{t('original.gone.body')}</p>
        </Notice>
      );
    case 'failed':
      return (
        <Notice title={t('original.failed')}>
          <Button className="mt-1 justify-self-start" onClick={reloadOriginal}>
            {t('result.retry')}
          </Button>
        </Notice>
      );
  }
}

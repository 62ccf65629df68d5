import { useQuery } from '@tanstack/react-query';
import type { Answers, Meaning } from '@vesika/report';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requirementsQuery } from '../../photo/photo-requirements.ts';
import { ownPhoto, supplyRule } from '../../report/rules/supply/own-photo.ts';
import { SupplyCard } from '../../report/rules/supply/supply-card.tsx';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { ChoosePanel } from '../../take/choose/choose-panel.tsx';
import { useChoices } from '../../take/choose/use-choices.ts';
import { useCountryFirst } from '../../take/choose/use-country-first.ts';
import { useFirstPurpose } from '../../take/choose/use-first-purpose.ts';
import type { Subject } from '../../take/original/check/child-field.tsx';
import { DropZone } from '../../take/original/drop-zone.tsx';
import { OfflineNotice } from '../../take/original/offline-notice.tsx';
import { PhotoDesk } from '../../take/original/photo-desk.tsx';
import { PhotoPreview } from '../../take/original/photo-preview.tsx';
import { useWaitingPhoto } from '../../take/original/use-waiting-photo.ts';
import { CheckRefused, CheckRunning } from './check-states.tsx';
import { type Retention, retentionTimes } from './retention.ts';
import { type CheckOrder, useCheck } from './use-check.ts';
import { useCheckedPicture } from './use-checked-picture.ts';

const CheckResult = lazy(() => import('./result/check-result.tsx'));

interface Said {
  meaning: Meaning | null;
  subject: Subject;
  answers: Answers;
}

const nothingSaid: Said = { meaning: null, subject: { isChild: false, ageYears: null }, answers: {} };

export function CheckDesk({ kept }: { kept: Retention }) {
  const { t } = useTranslation(['web', 'check', 'supply', 'engine']);
  const language = useLanguage();
  const choices = useChoices(null);
  const { countryCode, documentType, variant } = choices;
  const requirements = useQuery(requirementsQuery(countryCode, documentType, variant));
  useFirstPurpose(choices, requirements.data);
  const desk = useCheckedPicture();
  const [said, setSaid] = useState(nothingSaid);
  const [isAgain, setAgain] = useState(false);
  const { countryButton, mayChoose } = useCountryFirst(countryCode);
  const { picture } = desk;
  const { isOnline } = useWaitingPhoto({
    place: 'check',
    source: picture?.source ?? null,
    choose: (file) => choose(file, false),
  });
  const rule = supplyRule(requirements.data);
  const own = rule && ownPhoto(rule);
  const order: CheckOrder | null =
    picture && countryCode && requirements.data
      ? {
          photo: picture,
          countryCode,
          documentType,
          variant,
          meaning: picture.isFitted ? 'original' : said.meaning,
          childAgeYears: said.subject.ageYears,
          answers: said.answers,
        }
      : null;
  const check = useCheck(order);
  const isDone = check.stage === 'done';
  const noteStored = useEffectEvent(() => desk.noteStored());
  useEffect(() => {
    if (isDone) noteStored();
  }, [isDone]);

  const choose = (file: File, isFitted: boolean) => {
    setSaid(nothingSaid);
    desk.choose(file, isFitted);
  };
  const putAway = () => {
    setSaid(nothingSaid);
    setAgain(true);
    desk.putAway();
  };

  const supply = rule && own && !own.isTaken && (
    <SupplyCard rule={rule}>
      {!own.isUnknown && (
        <p className="border-t border-line pt-2.5 text-sm font-medium">
          {t(own.hasStudioFile ? 'check:supply.studio' : 'check:supply.other')}
        </p>
      )}
    </SupplyCard>
  );

  return (
    <div className="@container grid gap-4">
      {!isOnline && <OfflineNotice hasPhoto={picture !== null} />}
      <ChoosePanel choices={choices} answer={requirements.data} countryButton={countryButton} />
      {picture && order && check.stage === 'done' ? (
        <Suspense fallback={<CheckRunning />}>
          <CheckResult
            supply={supply}
            picture={picture}
            order={order}
            checked={check.checked}
            questions={{
              answers: said.answers,
              sending: check.isAnswering ? said.answers : {},
              isSaved: !check.isAnswering && Object.keys(said.answers).length > 0,
              onAnswer: (given) => setSaid({ ...said, answers: { ...said.answers, ...given } }),
            }}
            canMake={!own || own.isTaken || own.isUnknown}
            childRules={requirements.data?.child_rules ?? []}
            subject={said.subject}
            kept={kept}
            onSubject={(subject) => setSaid({ ...said, subject })}
            onMeaning={(meaning) => setSaid({ ...said, meaning })}
            onDocument={({ countryCode, documentType, variant }) => {
              setSaid(nothingSaid);
              choices.setDocument(documentType, variant, countryCode);
            }}
            onAnother={putAway}
            onDelete={() => desk.remove(order).then(putAway)}
          />
        </Suspense>
      ) : (
        // The key remounts this block when the supply notice appears or disappears, so that no existing element is
        // moved.
        <div
          key={supply ? 'supply' : 'desk'}
          className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 @4xl:grid-cols-[minmax(0,1fr)_25rem] @4xl:gap-x-8"
        >
          {/* The supply notice comes first; on wide screens it sits in the second column, where it moves nothing. */}
          <div className="empty:hidden @4xl:order-2">{supply}</div>
          <PhotoDesk isBusy={check.stage === 'running' || desk.isComing} className="@4xl:row-span-2">
            {picture ? (
              <PhotoPreview address={picture.address} source={picture.source} onRemove={putAway} />
            ) : (
              !desk.isComing && (
                <DropZone
                  rule={requirements.data?.record ?? null}
                  child={null}
                  onPhoto={choose}
                  mayChoose={mayChoose}
                  focused={isAgain}
                />
              )
            )}
          </PhotoDesk>
          <div className="empty:hidden @4xl:order-3 @4xl:col-start-2">
            {(picture || desk.isComing) && <CheckRefused check={check} onAnother={putAway} />}
          </div>
          <p className="text-sm text-ink-soft @4xl:order-4 @4xl:col-start-1">
            {t('check:next.deletedAfter', { time: retentionTimes(language, kept).visitor })}
          </p>
        </div>
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type DocumentName, documentText, type PlannedDocument, type ProcessedPhoto } from '@vesika/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnBuy } from '../../../buy/files/buy-action.tsx';
import { usePhotoPrice } from '../../../buy/photo-price.ts';
import { useWaysToUnlock } from '../../../buy/use-ways-to-unlock.ts';
import { Button } from '../../../components/button.tsx';
import { Flag } from '../../../components/flag.tsx';
import { TitledSection } from '../../../components/titled-section.tsx';
import { isSameDocument } from '../../../photo/set/also-text.ts';
import { documentsPlanQuery, photoSetQuery } from '../../../photo/set/set-queries.ts';
import { useDocumentTitle } from '../../../photo/set/use-document-title.ts';
import { useWizard } from '../machine/use-wizard.ts';
import type { PhotoRequest } from '../photo-request.ts';
import { UnflippedNote } from '../unflipped-note.tsx';
import { MadeRow, MakingRow } from './set-rows.tsx';
import { useSetMaking } from './use-set-making.ts';

interface SetPanelProps {
  photo: ProcessedPhoto;
  request: PhotoRequest;
  /** Whether further documents are suggested. */
  suggests: boolean;
}

export function SetPanel({ photo, request, suggests }: SetPanelProps) {
  const { t } = useTranslation('trip');
  const titleOf = useDocumentTitle();
  const { countryCode, documentType, variant } = photo.requirement;
  const main: DocumentName = { countryCode, documentType, variant };
  const all = [main, ...request.also.filter((each) => !isSameDocument(each, main))];
  const plan = useQuery(documentsPlanQuery(all));
  const set = useQuery(photoSetQuery(photo.photoId));
  const making = useSetMaking(request, all);
  const isCovered = useCover(countryCode);
  const { onBuy } = useWizard();
  const begun = useRef(false);
  const made = set.data?.photos ?? [];
  const isMade = (document: DocumentName) => made.some((each) => isSameDocument(each, document));

  const makeChosen = useEffectEvent(() => {
    const chosen = plan.data?.documents.filter(
      (document) => document.takesOwnPhoto && !isSameDocument(document, main) && !isMade(document),
    );
    making.make((chosen ?? []).map((document) => ({ document })));
  });
  const isReady = plan.data !== undefined && set.data !== undefined;
  useEffect(() => {
    if (isReady && !begun.current) {
      begun.current = true;
      makeChosen();
    }
  }, [isReady]);

  if (!plan.data || !set.data) return null;
  const planned = [...plan.data.documents, ...plan.data.likely];
  const plannedOf = (document: DocumentName) => planned.find((each) => isSameDocument(each, document));
  const others = made.filter((each) => each.photoId !== photo.photoId && !isSameDocument(each, main));
  const underWay = planned.filter(
    (document) => making.states.has(documentText(document)) && !isMade(document),
  );
  const offered = plan.data.likely.filter(
    (document) => suggests && !isMade(document) && !making.states.has(documentText(document)),
  );
  const isFlipped = request.original.mirror === true;
  const unflipped = [...others.flatMap((each) => plannedOf(each) ?? []), ...underWay, ...offered].filter(
    (document) => isFlipped && document.refusesEditing && !making.edited.has(documentText(document)),
  );
  if (others.length + underWay.length + offered.length === 0) return null;
  return (
    <TitledSection
      title={t(others.length + underWay.length > 0 ? 'set.title' : 'set.suggest')}
      headingClass="text-base font-semibold"
      className="grid gap-3"
    >
      {others.length + underWay.length > 0 && (
        <ul className="border border-line bg-sheet">
          {others.map((each) => {
            const document = plannedOf(each);
            return (
              <MadeRow
                key={each.photoId}
                photo={each}
                remaking={making.states.get(documentText(each))}
                onFull={document?.refusesEditing ? () => making.make([{ document, full: true }]) : null}
              />
            );
          })}
          {underWay.map((document) => (
            <MakingRow
              key={documentText(document)}
              document={document}
              state={making.states.get(documentText(document))!}
              onRetry={() => making.make([{ document }])}
            />
          ))}
        </ul>
      )}
      {offered.length > 0 && (
        <div className="grid gap-2">
          {others.length + underWay.length > 0 && <h3 className="text-sm font-medium">{t('set.suggest')}</h3>}
          <ul className="grid gap-2">
            {offered.map((document) => (
              <li key={documentText(document)}>
                <Suggestion
                  isFree={document.photo !== null && document.photo < plan.data.photos}
                  isCovered={isCovered(document.countryCode)}
                  document={document}
                  title={titleOf(document)}
                  onMake={() => making.make([{ document }])}
                  onBuy={onBuy}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <UnflippedNote documents={unflipped} />
    </TitledSection>
  );
}

/** Whether what pays for a photo of `mainCountry`, held or on sale, would also pay for one of another country. */
function useCover(mainCountry: string): (countryCode: string) => boolean {
  const wayFor = useWaysToUnlock();
  const sold = usePhotoPrice()?.sold;
  return (countryCode) => {
    if (countryCode === mainCountry) return true;
    const way = wayFor(countryCode);
    if (way?.step === 'unlock') return way.covers !== 'becomes-one-country';
    return !sold?.features.includes('one-country');
  };
}

interface SuggestionProps {
  document: PlannedDocument;
  isFree: boolean;
  isCovered: boolean;
  title: string;
  onMake: () => void;
  onBuy: OnBuy;
}

/** One that needs another plan leads to the plans; a visitor without an account first sees the preview. */
function Suggestion({ document, isFree, isCovered, title, onMake, onBuy }: SuggestionProps) {
  const { t } = useTranslation('trip');
  return (
    <Button
      className="w-full justify-start! gap-3! bg-sheet text-start!"
      onClick={isCovered ? onMake : (onBuy ?? onMake)}
    >
      <Flag code={document.countryCode} />
      <span>
        <span className="sr-only">{t('set.make', { document: title })}</span>
        <span aria-hidden="true">{title}</span>
        <span className="block text-xs font-normal text-ink-soft">
          {isCovered ? t(isFree ? 'set.free' : 'set.credit') : t('set.otherPlan')}
        </span>
      </span>
    </Button>
  );
}

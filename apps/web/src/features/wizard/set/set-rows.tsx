import type { GalleryPhoto, PlannedDocument } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SaveButton } from '../../../buy/files/save-button.tsx';
import { UnlockAction } from '../../../buy/files/unlock-action.tsx';
import { useWaysToUnlock } from '../../../buy/use-ways-to-unlock.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useDocumentTitle } from '../../../photo/set/use-document-title.ts';
import { failureTexts } from '../../../shell/api/failure-texts.ts';
import { useSession } from '../../../shell/session/session-provider.tsx';
import type { MakingState } from './use-set-making.ts';

const row =
  'grid grid-cols-[3rem_1fr_auto] items-center gap-x-3.5 gap-y-2 border-b border-line p-3 last:border-b-0';

interface MadeRowProps {
  photo: GalleryPhoto;
  /** The state of making the photo again. */
  remaking?: MakingState | undefined;
  onFull?: (() => void) | null;
}

export function MadeRow({ photo, remaking, onFull }: MadeRowProps) {
  const { t } = useTranslation(['trip', 'original']);
  const titleOf = useDocumentTitle();
  const isSignedIn = useSession().status === 'signed-in';
  const title = titleOf(photo);
  return (
    <li className={row}>
      <img
        src={photo.thumbnailUrl}
        alt=""
        className="w-12 border border-line bg-sunk"
        style={{ aspectRatio: `${photo.widthMm} / ${photo.heightMm}` }}
      />
      <div className="min-w-0">
        <p className="leading-snug font-semibold">
          {photo.personName !== null && <bdi>{photo.personName} · </bdi>}
          {isSignedIn ? (
            <Link
              to={`/dashboard/photos/${photo.photoId}`}
              className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <Verdict photo={photo} />
      </div>
      <RowAction photo={photo} title={title} />
      {photo.failed.length > 0 && onFull && (
        <Button
          className="col-start-2 col-end-4 justify-self-start"
          busy={remaking === 'waiting' || remaking === 'making'}
          onClick={onFull}
        >
          {t('original:background.replace')}
        </Button>
      )}
      {remaking instanceof Error && (
        <div className="col-start-2 col-end-4">
          <StateText state={remaking} />
        </div>
      )}
    </li>
  );
}

function Verdict({ photo: { failed, undetermined, questions } }: { photo: GalleryPhoto }) {
  const { t } = useTranslation(['trip', 'report']);
  if (failed.length > 0) return <Line variant="fail">{t('set.fails', { count: failed.length })}</Line>;
  if (questions.length > 0) return <Line variant="unsure">{t('set.open', { count: questions.length })}</Line>;
  if (undetermined.length > 0) return <Line variant="pass">{t('report:verdict.noneFailed')}</Line>;
  return <Line variant="pass">{t('set.passes')}</Line>;
}

const variants = {
  pass: ['check', 'text-pass'],
  fail: ['warning', 'text-fail'],
  unsure: ['question', 'text-unsure'],
} as const;

function Line({ variant, children }: { variant: keyof typeof variants; children: string }) {
  const [icon, colour] = variants[variant];
  return (
    <p className={`flex items-center gap-1.5 text-sm ${colour}`}>
      <Icon name={icon} className="size-4 shrink-0" />
      {children}
    </p>
  );
}

function RowAction({ photo, title }: { photo: GalleryPhoto; title: string }) {
  const { t } = useTranslation(['trip', 'web']);
  const way = useWaysToUnlock()(photo.countryCode);
  const file = photo.files[0];
  if (file) {
    return (
      <SaveButton
        size="icon"
        aria-label={t('web:download.action', { file: title })}
        file={{ address: file.downloadUrl, fileName: file.fileName }}
      />
    );
  }
  if (photo.state === 'clean' || way?.step !== 'unlock') return null;
  return (
    <UnlockAction
      photoId={photo.photoId}
      failed={photo.failed}
      usesCredit={way.creditsRemaining !== null}
      variant="outline"
    >
      {t('web:unlock.action')}
    </UnlockAction>
  );
}

interface MakingRowProps {
  document: PlannedDocument;
  state: MakingState;
  onRetry: () => void;
}

export function MakingRow({ document, state, onRetry }: MakingRowProps) {
  const { t } = useTranslation('trip');
  const titleOf = useDocumentTitle();
  const failed = state instanceof Error;
  return (
    <li className={row} aria-busy={!failed}>
      <span className={`aspect-[3/4] w-12 border border-line ${failed ? '' : 'animate-pulse bg-sunk'}`} />
      <div className="min-w-0">
        <p className="leading-snug font-semibold">{titleOf(document)}</p>
        <StateText state={state} />
      </div>
      {failed && <Button onClick={onRetry}>{t('set.retry')}</Button>}
    </li>
  );
}

function StateText({ state }: { state: MakingState }) {
  const { t } = useTranslation('trip');
  const { t: tFailure } = useTranslation(['web', 'engine']);
  const failed = state instanceof Error;
  return (
    <p role={failed ? 'alert' : 'status'} className={`text-sm ${failed ? 'text-fail' : 'text-ink-soft'}`}>
      {failed ? failureTexts(tFailure, state).title : t(`set.${state}`)}
    </p>
  );
}

import type { DocumentName, Draft, ProcessedPhoto } from '@vesika/contract';
import type { Subject } from '../../../take/original/check/child-field.tsx';
import { type FaceFrame, type FacePoint, framesIn } from '../../../take/original/face-frames.ts';
import { type ChosenPhoto, storedPhoto } from '../../../take/original/photo-source.ts';
import type { PhotoRequest } from '../photo-request.ts';
import type { MakingStep } from '../progress/progress-lines.ts';

export type Offer =
  | { kind: 'none' }
  | { kind: 'looking' }
  | { kind: 'draft'; draft: Draft }
  | { kind: 'link'; token: string };

export type OriginalState = 'none' | 'loading' | 'gone' | 'failed';

type Stage =
  /** The server has rendered the page; how the visitor arrived is not known yet. */
  | { stage: 'served' }
  /** The photo of a resume link is being copied to this browser. */
  | { stage: 'redeeming'; token: string }
  /** The draft is fetched because the visitor asked for it, by a link or by returning from payment. */
  | { stage: 'loading' }
  | {
      stage: 'empty';
      /** Unfinished work that the visitor may resume. */
      offer: Offer;
      /** The stored original that a new photo was requested from. */
      original: OriginalState;
      /** A photo was just removed, so the upload field receives the focus. */
      again: boolean;
    }
  | { stage: 'restoring'; draft: Draft }
  | { stage: 'chosen'; photo: ChosenPhoto }
  | { stage: 'making'; request: PhotoRequest; step: MakingStep; ahead: number }
  | { stage: 'made'; request: PhotoRequest; made: ProcessedPhoto }
  | { stage: 'failed'; request: PhotoRequest; error: Error }
  /** Another account has signed in; the photo stays hidden until its owner returns. */
  | { stage: 'withheld'; behind: WizardState };

export type WizardState = Stage & {
  subject: Subject;
  user: string | null;
  /** Account of the photo on screen; null if a visitor chose it. */
  owner: string | null;
};

export type Arrival =
  | { kind: 'fresh' }
  | { kind: 'carried'; photo: ChosenPhoto; owner: string | null }
  | { kind: 'original' }
  | { kind: 'return' }
  | { kind: 'elsewhere' };

export type WizardEvent =
  | { type: 'opened'; arrival: Arrival }
  | { type: 'user-changed'; user: string | null; isExpired: boolean }
  | { type: 'link-opened'; token: string }
  | { type: 'link-accepted' }
  | { type: 'link-declined' }
  | { type: 'link-redeemed' }
  | { type: 'link-refused' }
  | { type: 'draft-loaded'; draft: Draft | null }
  | { type: 'draft-accepted'; draft: Draft }
  | { type: 'draft-declined' }
  | { type: 'draft-restored'; also: readonly DocumentName[] }
  | { type: 'original-requested' }
  | { type: 'original-loaded'; photo: ChosenPhoto }
  | { type: 'original-missing'; reason: 'gone' | 'failed' }
  | { type: 'photo-chosen'; photo: ChosenPhoto }
  | { type: 'face-chosen'; faces: readonly FaceFrame[]; face: FacePoint }
  | { type: 'photo-flipped'; mirror: boolean }
  | { type: 'photo-removed' }
  | { type: 'subject-changed'; subject: Subject }
  | { type: 'making-started'; request: PhotoRequest; isUploaded: boolean }
  | { type: 'queued'; ahead: number }
  | { type: 'step-began'; step: MakingStep }
  | { type: 'photo-made'; made: ProcessedPhoto }
  | { type: 'making-failed'; error: Error }
  | { type: 'making-stopped' };

export const servedState: WizardState = {
  stage: 'served',
  subject: { isChild: false, ageYears: null },
  user: null,
  owner: null,
};

export function wizardReducer(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'opened':
      return state.stage === 'served' ? opened(state, event.arrival) : state;
    case 'user-changed':
      return withUser(state, event);
    case 'link-opened':
      return isWithoutPhoto(state) ? emptied(state, { offer: { kind: 'link', token: event.token } }) : state;
    case 'link-accepted':
      return state.stage === 'empty' && state.offer.kind === 'link'
        ? to(state, { stage: 'redeeming', token: state.offer.token })
        : state;
    case 'link-declined':
      return isOfLink(state) ? lookingForOwn(state) : state;
    case 'link-redeemed':
      return state.stage === 'redeeming' ? to(state, { stage: 'loading' }) : state;
    case 'link-refused':
      return state.stage === 'redeeming' || isOfLink(state) ? lookingForOwn(state) : state;
    case 'draft-loaded':
      return draftLoaded(state, event.draft);
    case 'draft-accepted':
      return isWithoutPhoto(state) ? to(state, { stage: 'restoring', draft: event.draft }) : state;
    case 'draft-declined':
      return state.stage === 'empty' ? { ...state, offer: { kind: 'none' } } : state;
    case 'draft-restored':
      return state.stage === 'restoring' ? restored(state, state.draft, event.also) : state;
    case 'original-requested':
      return isOriginalMissing(state) ? { ...state, original: 'loading' } : state;
    case 'original-loaded':
      return isOriginalMissing(state) ? to(state, { stage: 'chosen', photo: event.photo }) : state;
    case 'original-missing':
      return isOriginalMissing(state) ? { ...state, original: event.reason } : state;
    case 'photo-chosen':
      return isWithoutPhoto(state) || state.stage === 'chosen'
        ? { ...to(state, { stage: 'chosen', photo: event.photo }), owner: state.user }
        : state;
    case 'face-chosen':
      return state.stage === 'chosen'
        ? { ...state, photo: { ...state.photo, faces: event.faces, face: event.face } }
        : state;
    case 'photo-flipped':
      return state.stage === 'chosen' ? { ...state, photo: flipped(state.photo, event.mirror) } : state;
    case 'photo-removed':
      return photoOf(state) ? { ...emptied(state, { again: true }), owner: null } : state;
    case 'subject-changed':
      return { ...state, subject: event.subject };
    case 'making-started':
      return photoOf(state) && state.stage !== 'making'
        ? to(state, {
            stage: 'making',
            request: event.request,
            step: event.isUploaded ? 'decode' : 'upload',
            ahead: 0,
          })
        : state;
    case 'queued':
      return state.stage === 'making' ? { ...state, ahead: event.ahead } : state;
    case 'step-began':
      return state.stage === 'making' ? { ...state, step: event.step, ahead: 0 } : state;
    case 'photo-made':
      return state.stage === 'making'
        ? to(state, { stage: 'made', request: state.request, made: event.made })
        : state;
    case 'making-failed':
      return state.stage === 'making' ? failed(state, state.request, event.error) : state;
    case 'making-stopped':
      return state.stage === 'making' ? to(state, { stage: 'chosen', photo: state.request.original }) : state;
  }
}

/** Brush strokes are coordinates of the picture as it was before, so they are dropped. */
function flipped(photo: ChosenPhoto, mirror: boolean): ChosenPhoto {
  return { ...photo, mirror, touchUp: [] };
}

/** A picture of several people is no failure: the person chooses a face. */
function failed(state: WizardState, request: PhotoRequest, error: Error): WizardState {
  const faces = framesIn(error);
  return faces
    ? to(state, { stage: 'chosen', photo: { ...request.original, faces } })
    : to(state, { stage: 'failed', request, error });
}

export function photoOf(state: WizardState): ChosenPhoto | null {
  switch (state.stage) {
    case 'chosen':
      return state.photo;
    case 'making':
    case 'made':
    case 'failed':
      return state.request.original;
    default:
      return null;
  }
}

export function carriedBy(state: WizardState): { photo: ChosenPhoto; owner: string | null } | null {
  const seen = state.stage === 'withheld' ? state.behind : state;
  const photo = seen.stage === 'made' ? null : photoOf(seen);
  return photo?.source.kind === 'file' ? { photo, owner: seen.owner } : null;
}

export function isLookingForDraft(state: WizardState): boolean {
  return state.stage === 'loading' || (state.stage === 'empty' && state.offer.kind === 'looking');
}

function to(state: WizardState, stage: Stage): WizardState {
  const { subject, user, owner } = state;
  return { ...stage, subject, user, owner };
}

function emptied(state: WizardState, has: Partial<Extract<Stage, { stage: 'empty' }>> = {}): WizardState {
  return to(state, { stage: 'empty', offer: { kind: 'none' }, original: 'none', again: false, ...has });
}

function isOfLink(state: WizardState): boolean {
  return state.stage === 'empty' && state.offer.kind === 'link';
}

/** A link leaves what was begun in this browser where it was. */
function lookingForOwn(state: WizardState): WizardState {
  return emptied(state, { offer: { kind: 'looking' } });
}

function isWithoutPhoto({ stage }: WizardState): boolean {
  return ['served', 'loading', 'empty', 'withheld'].includes(stage);
}

function isOriginalMissing(state: WizardState): state is Extract<WizardState, { stage: 'empty' }> {
  return state.stage === 'empty' && state.original !== 'none';
}

function opened(state: WizardState, arrival: Arrival): WizardState {
  switch (arrival.kind) {
    case 'fresh':
      return emptied(state);
    case 'carried': {
      const { photo, owner } = arrival;
      return seenBy({ ...to(state, { stage: 'chosen', photo }), owner }, state.user);
    }
    case 'original':
      return emptied(state, { original: 'loading' });
    case 'return':
      return to(state, { stage: 'loading' });
    case 'elsewhere':
      return emptied(state, { offer: { kind: 'looking' } });
  }
}

function draftLoaded(state: WizardState, draft: Draft | null): WizardState {
  if (!isLookingForDraft(state)) return state;
  if (state.stage === 'loading') return draft ? to(state, { stage: 'restoring', draft }) : emptied(state);
  return emptied(state, draft ? { offer: { kind: 'draft', draft } } : {});
}

function restored(state: WizardState, draft: Draft, also: readonly DocumentName[]): WizardState {
  const { countryCode, documentType, variant, cropOnly, childAgeYears, photo: made } = draft;
  const address = draft.imageUrl ?? made?.processedImageBase64;
  const subject = { isChild: childAgeYears !== null, ageYears: childAgeYears };
  if (!address) return { ...emptied(state), subject };
  const photo = storedPhoto(address);
  if (!made) return { ...to(state, { stage: 'chosen', photo }), subject };
  const mirror = made.report.placement?.mirrored ?? false;
  const original = { ...photo, mirror };
  const request = { original, countryCode, documentType, variant, cropOnly, childAgeYears, also };
  return { ...to(state, { stage: 'made', request, made }), subject };
}

/** A user whose session has expired still owns the photo on screen. */
function withUser(state: WizardState, { user, isExpired }: { user: string | null; isExpired: boolean }) {
  return seenBy(state, isExpired && carriesFile(state) ? state.owner : user);
}

function seenBy(state: WizardState, user: string | null): WizardState {
  if (state.stage === 'withheld') {
    return state.owner === user ? { ...state.behind, user } : { ...state, user };
  }
  if (!carriesFile(state) || state.owner === user) return { ...state, user };
  if (state.owner === null) return { ...state, user, owner: user };
  const behind =
    state.stage === 'making' ? to(state, { stage: 'chosen', photo: state.request.original }) : state;
  return { ...to(state, { stage: 'withheld', behind }), user };
}

function carriesFile(state: WizardState): boolean {
  return state.stage === 'withheld' || photoOf(state)?.source.kind === 'file';
}

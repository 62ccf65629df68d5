import type { Draft } from '@vesika/contract';
import {
  createContext,
  type Dispatch,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { OnBuy } from '../../../buy/files/buy-action.tsx';
import { clearToasts, showError } from '../../../components/toaster.tsx';
import type { DocumentType } from '../../../photo/document-type.ts';
import { addToOrder, forgetOrder } from '../../../photo/people/order-photos.ts';
import { call } from '../../../shell/api/call.ts';
import { begunPhoto, forgetBegunPhoto } from '../../../shell/session/begun-photo.ts';
import { useSession } from '../../../shell/session/session-provider.tsx';
import { useChoices } from '../../../take/choose/use-choices.ts';
import type { Subject } from '../../../take/original/check/child-field.tsx';
import type { FaceFrame, FacePoint } from '../../../take/original/face-frames.ts';
import { filePhoto, forgetPhoto, isUploaded } from '../../../take/original/photo-source.ts';
import { useTakenPhoto } from '../../../take/original/use-photo-drop.ts';
import { useWaitingPhoto } from '../../../take/original/use-waiting-photo.ts';
import { useVisit } from '../../../take/original/visit.tsx';
import type { PhotoOptions, PhotoRequest } from '../photo-request.ts';
import { arrivalOf, isDocumentReloaded } from './arrival.ts';
import { useDraft, useResumeLink } from './use-draft.ts';
import { useMaking } from './use-making.ts';
import { useStoredOriginal } from './use-stored-original.ts';
import {
  carriedBy,
  photoOf,
  servedState,
  type WizardEvent,
  type WizardState,
  wizardReducer,
} from './wizard-state.ts';

interface WizardOptions {
  routeType: DocumentType | null;
  onBuy: OnBuy;
}

export function useWizardModel({ routeType, onBuy }: WizardOptions) {
  const { t } = useTranslation();
  const choices = useChoices(routeType);
  const [state, dispatch] = useReducer(wizardReducer, servedState);
  const photo = photoOf(state);

  useUser(dispatch);
  useArrival(state, dispatch, choices.originalOf);
  useStoredOriginal(state, dispatch, choices.originalOf);
  const refuseLink = useResumeLink(state, dispatch);
  useDraft(state, dispatch, choices);
  useMaking(state, dispatch);
  useHandedOver(choose);
  const { isOnline } = useWaitingPhoto({ place: 'wizard', source: photo?.source ?? null, choose });

  function choose(file: File) {
    if (photo) forgetPhoto(photo);
    dispatch({ type: 'photo-chosen', photo: filePhoto(file) });
    if (choices.originalOf) choices.forgetOriginal();
  }
  function declineDraft() {
    dispatch({ type: 'draft-declined' });
    forgetBegunPhoto();
    void call('discardDraft').catch(() => {});
  }
  function remove() {
    if (photo) forgetPhoto(photo);
    dispatch({ type: 'photo-removed' });
    declineDraft();
    choices.reset();
  }
  function leaveResult() {
    clearToasts();
    remove();
    window.scrollTo({ top: 0 });
  }
  function makeAgain(request: PhotoRequest) {
    clearToasts();
    window.scrollTo({ top: 0 });
    dispatch({ type: 'making-started', request, isUploaded: isUploaded(request.original.source) });
  }
  function requestFor(options: PhotoOptions): PhotoRequest | null {
    const { countryCode, documentType, variant, also } = choices;
    return photo && countryCode
      ? { original: photo, countryCode, documentType, variant, also, ...options }
      : null;
  }

  return {
    state,
    choices,
    isOnline,
    onBuy,
    choose,
    remove,
    chooseFace: (faces: readonly FaceFrame[], face: FacePoint) =>
      dispatch({ type: 'face-chosen', faces, face }),
    flipPhoto: (mirror: boolean) => dispatch({ type: 'photo-flipped', mirror }),
    declineDraft,
    makeAgain,
    requestFor,
    make: (options: PhotoOptions) => {
      const request = requestFor(options);
      if (request) makeAgain(request);
      else showError(t('validation.photoAndCountry'));
    },
    stop: () => dispatch({ type: 'making-stopped' }),
    acceptDraft: (draft: Draft) => dispatch({ type: 'draft-accepted', draft }),
    openLink: (token: string) => dispatch({ type: 'link-opened', token }),
    refuseLink,
    declineLink: () => dispatch({ type: 'link-declined' }),
    acceptLink: () => dispatch({ type: 'link-accepted' }),
    reloadOriginal: () => dispatch({ type: 'original-requested' }),
    setSubject: (subject: Subject) => dispatch({ type: 'subject-changed', subject }),
    startOver: () => {
      forgetOrder();
      leaveResult();
    },
    addPerson: (photoId: string) => {
      addToOrder(photoId);
      leaveResult();
    },
  };
}

export type WizardModel = ReturnType<typeof useWizardModel>;

const WizardContext = createContext<WizardModel | null>(null);
export const WizardProvider = WizardContext.Provider;

export function useWizard(): WizardModel {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('no WizardProvider above');
  return wizard;
}

/** Runs before painting, so that nobody sees the photo of another account. */
function useUser(dispatch: Dispatch<WizardEvent>): void {
  const session = useSession();
  const user = session.user?.id ?? null;
  const isExpired = session.status === 'guest' && session.since === 'ended';
  useLayoutEffect(() => dispatch({ type: 'user-changed', user, isExpired }), [user, isExpired, dispatch]);
}

function useArrival(state: WizardState, dispatch: Dispatch<WizardEvent>, originalOf: string | null): void {
  const visit = useVisit();
  const [search] = useSearchParams();
  const arrive = useEffectEvent(() => {
    const isResumed = visit.claim.isNew || (visit.isFirstWizard && isDocumentReloaded());
    visit.claim.isNew = false;
    const namesPhoto = search.has('photo');
    const arrival = arrivalOf({ ...visit, originalOf, namesPhoto, begun: begunPhoto(), isResumed });
    dispatch({ type: 'opened', arrival });
  });
  // Runs before painting, so that the empty desk does not flash up.
  useLayoutEffect(() => {
    arrive();
    return () => {
      visit.isFirstWizard = false;
    };
  }, [visit]);
  useEffect(() => {
    if (state.stage !== 'served') visit.carried = carriedBy(state);
  }, [state, visit]);
}

function useHandedOver(choose: (file: File) => void): void {
  const visit = useVisit();
  const { take } = useTakenPhoto({ onPhoto: choose, onRefused: () => {} });
  const takeHandedOver = useEffectEvent(() => {
    const { handedOver } = visit;
    visit.handedOver = null;
    if (handedOver) void take([handedOver]);
  });
  useEffect(() => takeHandedOver(), []);
}

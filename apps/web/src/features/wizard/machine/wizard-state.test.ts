import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../shell/api/request.ts';
import { storedPhoto } from '../../../take/original/photo-source.ts';
import { after, draft, made, paths, photo, request, stored } from './wizard.fixture.ts';
import {
  type Arrival,
  carriedBy,
  isLookingForDraft,
  photoOf,
  type WizardEvent,
  type WizardState,
  wizardReducer,
} from './wizard-state.ts';

type StageName = WizardState['stage'];
const stages = Object.keys(paths) as StageName[];
const error = new Error('no face');
const opened = (arrival: Arrival): WizardEvent => ({ type: 'opened', arrival });
const signedIn = (user: string | null): WizardEvent => ({ type: 'user-changed', user, isExpired: false });

/** For every event: the stages that it leaves, and the stage that follows. In all others it is ignored. */
const transitions: [string, WizardEvent, Partial<Record<StageName, StageName>>][] = [
  ['opened', opened({ kind: 'return' }), { served: 'loading' }],
  [
    'a link',
    { type: 'link-opened', token: 't' },
    { served: 'empty', loading: 'empty', empty: 'empty', withheld: 'empty' },
  ],
  ['a link accepted without one', { type: 'link-accepted' }, {}],
  ['a link declined without one', { type: 'link-declined' }, {}],
  ['a link redeemed', { type: 'link-redeemed' }, { redeeming: 'loading' }],
  ['a link refused', { type: 'link-refused' }, { redeeming: 'empty' }],
  ['a draft loaded', { type: 'draft-loaded', draft }, { loading: 'restoring' }],
  ['no draft loaded', { type: 'draft-loaded', draft: null }, { loading: 'empty' }],
  [
    'a draft accepted',
    { type: 'draft-accepted', draft },
    { served: 'restoring', loading: 'restoring', empty: 'restoring', withheld: 'restoring' },
  ],
  ['a draft declined without one', { type: 'draft-declined' }, {}],
  ['a draft restored', { type: 'draft-restored', also: [] }, { restoring: 'chosen' }],
  ['an original requested without one', { type: 'original-requested' }, {}],
  ['an original loaded without a request', { type: 'original-loaded', photo: stored }, {}],
  ['an original missing without a request', { type: 'original-missing', reason: 'gone' }, {}],
  [
    'a photo chosen',
    { type: 'photo-chosen', photo: { ...photo, address: 'blob:other' } },
    { served: 'chosen', loading: 'chosen', empty: 'chosen', chosen: 'chosen', withheld: 'chosen' },
  ],
  [
    'a photo removed',
    { type: 'photo-removed' },
    { chosen: 'empty', making: 'empty', made: 'empty', failed: 'empty' },
  ],
  [
    'making started',
    { type: 'making-started', request: { ...request }, isUploaded: true },
    { chosen: 'making', made: 'making', failed: 'making' },
  ],
  ['queued', { type: 'queued', ahead: 3 }, { making: 'making' }],
  ['a step', { type: 'step-began', step: 'matte' }, { making: 'making' }],
  ['a photo made', { type: 'photo-made', made }, { making: 'made' }],
  ['making failed', { type: 'making-failed', error }, { making: 'failed' }],
  ['making stopped', { type: 'making-stopped' }, { making: 'chosen' }],
];

describe.each(transitions)('after %s', (_, event, changes) => {
  it.each(stages)('%s goes where it should', (stage) => {
    const before = after(...paths[stage]);
    expect(before.stage).toBe(stage);
    const next = wizardReducer(before, event);
    const expected = changes[stage];
    if (expected === undefined) expect(next).toEqual(before);
    else {
      expect(next.stage).toBe(expected);
      expect(next).not.toEqual(before);
    }
  });
});

it.each(stages)('who is on the photo can change while %s', (stage) => {
  const subject = { isChild: true, ageYears: 3 };
  const before = after(...paths[stage]);
  expect(wizardReducer(before, { type: 'subject-changed', subject })).toEqual({ ...before, subject });
});

describe('arriving', () => {
  it.each<[string, Arrival, object]>([
    ['nothing is known: the desk is empty', { kind: 'fresh' }, { stage: 'empty', offer: { kind: 'none' } }],
    [
      'a photo was carried over from an earlier page',
      { kind: 'carried', photo, owner: null },
      { stage: 'chosen', photo },
    ],
    ['an earlier original is used again', { kind: 'original' }, { stage: 'empty', original: 'loading' }],
    ['after a reload the draft is loaded', { kind: 'return' }, { stage: 'loading' }],
    [
      'in another tab the draft is only looked for',
      { kind: 'elsewhere' },
      { stage: 'empty', offer: { kind: 'looking' } },
    ],
  ])('%s', (_, arrival, expected) => {
    expect(after(opened(arrival))).toMatchObject(expected);
  });

  it('only happens once, also when React runs the effect twice', () => {
    const state = after(opened({ kind: 'return' }), opened({ kind: 'fresh' }));
    expect(state.stage).toBe('loading');
  });
});

describe('in a second tab', () => {
  const offered = after(opened({ kind: 'elsewhere' }), { type: 'draft-loaded', draft });

  it('offers the draft, and restores it when the user accepts', () => {
    expect(offered).toMatchObject({ stage: 'empty', offer: { kind: 'draft', draft } });
    expect(wizardReducer(offered, { type: 'draft-accepted', draft })).toMatchObject({
      stage: 'restoring',
      draft,
    });
  });

  it('forgets the offer when the user declines', () => {
    expect(wizardReducer(offered, { type: 'draft-declined' })).toMatchObject({ offer: { kind: 'none' } });
  });

  it('offers nothing if the service has no draft', () => {
    const state = after(opened({ kind: 'elsewhere' }), { type: 'draft-loaded', draft: null });
    expect(state).toMatchObject({ stage: 'empty', offer: { kind: 'none' } });
  });

  it('ignores a draft that arrives after the user has chosen a photo', () => {
    const state = after(
      opened({ kind: 'elsewhere' }),
      { type: 'photo-chosen', photo },
      { type: 'draft-loaded', draft },
    );
    expect(state).toMatchObject({ stage: 'chosen', photo });
  });

  it('looks for the draft only while that is open', () => {
    expect(isLookingForDraft(after(opened({ kind: 'elsewhere' })))).toBe(true);
    expect(isLookingForDraft(after(...paths.loading))).toBe(true);
    expect(isLookingForDraft(offered)).toBe(false);
    expect(isLookingForDraft(after(...paths.chosen))).toBe(false);
  });
});

describe('restoring a draft', () => {
  const also = [{ countryCode: 'US', documentType: 'visa' as const }];
  const restore = (changes: Partial<typeof draft>) =>
    after(
      opened({ kind: 'return' }),
      { type: 'draft-loaded', draft: { ...draft, ...changes } },
      { type: 'draft-restored', also },
    );

  it('puts the stored original on the desk after a reload', () => {
    expect(restore({})).toMatchObject({ stage: 'chosen', photo: storedPhoto('/files/original.jpg') });
  });

  it('shows the made photo after a payment, with the further documents of the address', () => {
    const state = restore({ photo: made });
    expect(state).toMatchObject({
      stage: 'made',
      made,
      request: { countryCode: 'DE', cropOnly: true, also },
    });
  });

  it('uses the made photo if the original has expired', () => {
    expect(photoOf(restore({ photo: made, imageUrl: null }))?.address).toBe('/f/p1.jpg');
  });

  it('leaves the desk empty if neither is left', () => {
    expect(restore({ imageUrl: null }).stage).toBe('empty');
  });

  it('knows again that the photo shows a child', () => {
    expect(restore({ childAgeYears: 4 }).subject).toEqual({ isChild: true, ageYears: 4 });
  });
});

describe('a resume link', () => {
  const waiting = after(opened({ kind: 'fresh' }), { type: 'link-opened', token: 'abc' });

  it('waits until the user accepts it', () => {
    expect(waiting).toMatchObject({ stage: 'empty', offer: { kind: 'link', token: 'abc' } });
    expect(wizardReducer(waiting, { type: 'link-accepted' })).toMatchObject({
      stage: 'redeeming',
      token: 'abc',
    });
  });

  it('gives way to the draft of this browser when it is declined', () => {
    expect(wizardReducer(waiting, { type: 'link-declined' })).toMatchObject({
      stage: 'empty',
      offer: { kind: 'looking' },
    });
  });

  it('leads to the copy of the draft', () => {
    const state = after(...paths.redeeming, { type: 'link-redeemed' }, { type: 'draft-loaded', draft });
    expect(state).toMatchObject({ stage: 'restoring', draft });
  });

  it.each([
    ['when it is opened', waiting],
    ['when it is accepted', after(...paths.redeeming)],
  ])('gives way to the draft of this browser if it no longer works %s', (_, state) => {
    expect(wizardReducer(state, { type: 'link-refused' })).toMatchObject({
      stage: 'empty',
      offer: { kind: 'looking' },
    });
  });

  it.each(['chosen', 'making', 'made', 'failed'] as const)('changes nothing while %s', (stage) => {
    const before = after(...paths[stage]);
    expect(wizardReducer(before, { type: 'link-opened', token: 't' })).toBe(before);
  });
});

describe('an earlier original', () => {
  const loading = after(opened({ kind: 'original' }));

  it('is put on the desk', () => {
    const state = wizardReducer(loading, { type: 'original-loaded', photo: stored });
    expect(state).toMatchObject({ stage: 'chosen', photo: stored });
  });

  it('can be requested again after a failure', () => {
    const failed = wizardReducer(loading, { type: 'original-missing', reason: 'failed' });
    expect(failed).toMatchObject({ stage: 'empty', original: 'failed' });
    expect(wizardReducer(failed, { type: 'original-requested' })).toEqual(loading);
  });

  it('can be replaced by another photo if it has been deleted', () => {
    const gone = wizardReducer(loading, { type: 'original-missing', reason: 'gone' });
    expect(gone).toMatchObject({ original: 'gone' });
    expect(wizardReducer(gone, { type: 'photo-chosen', photo })).toMatchObject({ stage: 'chosen', photo });
  });
});

describe('making', () => {
  it('starts with the upload, or with decoding if the service has the picture', () => {
    expect(after(...paths.making)).toMatchObject({ step: 'upload', ahead: 0, request });
    const state = after(...paths.chosen, { type: 'making-started', request, isUploaded: true });
    expect(state).toMatchObject({ step: 'decode' });
  });

  it('waits in the queue until a step begins', () => {
    const queued = after(...paths.making, { type: 'queued', ahead: 2 });
    expect(queued).toMatchObject({ step: 'upload', ahead: 2 });
    expect(wizardReducer(queued, { type: 'step-began', step: 'matte' })).toMatchObject({
      step: 'matte',
      ahead: 0,
    });
  });

  it('returns to the chosen photo when it is stopped', () => {
    expect(after(...paths.making, { type: 'making-stopped' })).toMatchObject({ stage: 'chosen', photo });
  });

  it('can be retried after a failure, with the same request', () => {
    const failed = after(...paths.failed);
    expect(failed).toMatchObject({ stage: 'failed', request });
    const again = wizardReducer(failed, { type: 'making-started', request, isUploaded: true });
    expect(again).toMatchObject({ stage: 'making', request, step: 'decode' });
  });

  it('can follow on a made photo, with other options', () => {
    const other = { ...request, cropOnly: true };
    const state = after(...paths.made, { type: 'making-started', request: other, isUploaded: true });
    expect(state).toMatchObject({ stage: 'making', request: other });
  });

  it('keeps the further documents of the request', () => {
    const also = [{ countryCode: 'US', documentType: 'visa' as const }];
    const state = after(
      ...paths.chosen,
      { type: 'making-started', request: { ...request, also }, isUploaded: true },
      { type: 'photo-made', made },
    );
    expect(state).toMatchObject({ stage: 'made', request: { also } });
  });
});

it('after a photo is removed, the next one is to be chosen; whom it shows stays', () => {
  const subject = { isChild: true, ageYears: 3 };
  const state = after(...paths.made, { type: 'subject-changed', subject }, { type: 'photo-removed' });
  expect(state).toMatchObject({ stage: 'empty', again: true, offer: { kind: 'none' }, subject });
  expect(photoOf(state)).toBeNull();
});

it('the next person of an order starts with an empty desk', () => {
  const state = after(...paths.made, { type: 'photo-removed' }, { type: 'photo-chosen', photo });
  expect(state).toMatchObject({ stage: 'chosen', photo });
});

describe('several people at one browser', () => {
  const chosenBy = (user: string | null) => after(signedIn(user), ...paths.chosen);

  it('a guest who signs in keeps the photo', () => {
    expect(wizardReducer(chosenBy(null), signedIn('anna'))).toMatchObject({ stage: 'chosen', owner: 'anna' });
  });

  it.each(['ben', null])('the photo of anna is hidden from %s', (user) => {
    const state = wizardReducer(chosenBy('anna'), signedIn(user));
    expect(state.stage).toBe('withheld');
    expect(photoOf(state)).toBeNull();
  });

  it('stays hidden from a third user', () => {
    const state = [signedIn('ben'), signedIn('carl')].reduce(wizardReducer, chosenBy('anna'));
    expect(state).toMatchObject({ stage: 'withheld', user: 'carl', owner: 'anna' });
  });

  it('is shown again to its owner', () => {
    const state = [signedIn('ben'), signedIn('anna')].reduce(wizardReducer, chosenBy('anna'));
    expect(state).toEqual(chosenBy('anna'));
  });

  it.each(['made', 'failed'] as const)('hides what was %s of it, too', (stage) => {
    const ofAnna = after(signedIn('anna'), ...paths[stage]);
    const withheld = wizardReducer(ofAnna, signedIn('ben'));
    expect(withheld.stage).toBe('withheld');
    expect(wizardReducer(withheld, signedIn('anna'))).toEqual(ofAnna);
  });

  it('does not continue to make the photo of another account', () => {
    const state = [signedIn('ben'), signedIn('anna')].reduce(
      wizardReducer,
      after(signedIn('anna'), ...paths.making),
    );
    expect(state).toMatchObject({ stage: 'chosen', photo });
  });

  it('a photo that another user chooses takes its place and belongs to that user', () => {
    const other = { ...photo, address: 'blob:other' };
    const state = wizardReducer(after(...paths.withheld), { type: 'photo-chosen', photo: other });
    expect(state).toMatchObject({ stage: 'chosen', photo: other, owner: 'ben' });
  });

  it('a user whose session has expired still sees the photo', () => {
    const state = wizardReducer(chosenBy('anna'), { type: 'user-changed', user: null, isExpired: true });
    expect(state).toMatchObject({ stage: 'chosen', owner: 'anna' });
  });

  it('without a photo, an expired session is that of a guest', () => {
    const empty = after(signedIn('anna'), ...paths.empty);
    expect(wizardReducer(empty, { type: 'user-changed', user: null, isExpired: true }).user).toBeNull();
  });

  it('an original that the service stores is not hidden: its link was given to this browser', () => {
    const state = after(
      signedIn('anna'),
      opened({ kind: 'return' }),
      { type: 'draft-loaded', draft },
      {
        type: 'draft-restored',
        also: [],
      },
    );
    expect(wizardReducer(state, signedIn('ben')).stage).toBe('chosen');
  });

  it('a photo carried over from another account is withheld at once', () => {
    const state = after(signedIn('ben'), opened({ kind: 'carried', photo, owner: 'anna' }));
    expect(state.stage).toBe('withheld');
  });
});

describe('what other pages of the visit keep', () => {
  it.each(['chosen', 'making', 'failed'] as const)('the photo that is %s', (stage) => {
    expect(carriedBy(after(...paths[stage]))).toEqual({ photo, owner: null });
  });

  it('a withheld photo, for its owner', () => {
    expect(carriedBy(after(...paths.withheld))).toEqual({ photo, owner: 'anna' });
  });

  it.each(['served', 'redeeming', 'loading', 'empty', 'restoring', 'made'] as const)(
    'nothing while %s',
    (stage) => {
      expect(carriedBy(after(...paths[stage]))).toBeNull();
    },
  );

  it('not an original that the service stores', () => {
    expect(
      carriedBy(after(opened({ kind: 'original' }), { type: 'original-loaded', photo: stored })),
    ).toBeNull();
  });
});

describe('a picture that is flipped from its mirror image', () => {
  it('stores the flip with the photo, without the strokes that were drawn on the other side', () => {
    const painted = [{ mode: 'erase' as const, radiusPx: 5, pointsPx: [1, 2] }];
    const chosen = { ...photo, touchUp: painted };
    const flipped = after({ type: 'photo-flipped', mirror: true });
    expect(photoOf(flipped)).toBeNull();
    const state = wizardReducer(after(...paths.chosen, { type: 'photo-chosen', photo: chosen }), {
      type: 'photo-flipped',
      mirror: true,
    });
    expect(photoOf(state)).toMatchObject({ mirror: true, touchUp: [] });
    expect(photoOf(wizardReducer(state, { type: 'photo-chosen', photo }))?.mirror).toBeUndefined();
  });

  it('is still flipped when its draft is opened again', () => {
    const placement = { ...made.report.placement!, mirrored: true };
    const flipped = { ...draft, photo: { ...made, report: { ...made.report, placement } } };
    const state = after(
      { type: 'opened', arrival: { kind: 'return' } },
      { type: 'draft-loaded', draft: flipped },
      { type: 'draft-restored', also: [] },
    );
    expect(photoOf(state)?.mirror).toBe(true);
  });
});

describe('a picture of several people', () => {
  const frames = [
    { x: 0.2, y: 0.4, width: 0.1, height: 0.2 },
    { x: 0.7, y: 0.4, width: 0.1, height: 0.2 },
  ];
  const several = new ServiceError({
    code: 'faces-several',
    errorType: 'PHOTO_UNUSABLE',
    message: '',
    facts: { faces: 2, frames: [0.2, 0.7].map((x) => ({ x, y: 0.4, width: 0.1, height: 0.2 })) },
  });

  it('goes back to the picture with its faces where making refuses it', () => {
    const state = after(...paths.making, { type: 'making-failed', error: several });
    expect(state.stage).toBe('chosen');
    expect(photoOf(state)?.faces).toEqual(frames);
  });

  it('keeps the chosen face with the photo, and forgets it with the photo', () => {
    const face = { x: 0.7, y: 0.4 };
    const state = after(...paths.chosen, { type: 'face-chosen', faces: frames, face });
    expect(photoOf(state)).toMatchObject({ faces: frames, face });
    expect(photoOf(wizardReducer(state, { type: 'photo-chosen', photo }))?.face).toBeUndefined();
  });
});

import type { Draft, ProcessedPhoto } from '@vesika/contract';
import { fileSource, storedPhoto } from '../../../take/original/photo-source.ts';
import type { PhotoRequest } from '../photo-request.ts';
import { servedState, type WizardEvent, type WizardState, wizardReducer } from './wizard-state.ts';

export const photo = {
  source: fileSource(new File(['a portrait'], 'portrait.jpg', { type: 'image/jpeg' })),
  address: 'blob:portrait',
  touchUp: [],
};

export const stored = storedPhoto('/files/original.jpg');

export const request: PhotoRequest = {
  original: photo,
  countryCode: 'DE',
  documentType: 'passport',
  variant: null,
  cropOnly: false,
  childAgeYears: null,
  also: [],
};

export const made = {
  photoId: 'p1',
  report: { checks: [] },
  processedImageBase64: '/f/p1.jpg',
} as unknown as ProcessedPhoto;

export const draft = {
  documentType: 'passport',
  countryCode: 'DE',
  variant: null,
  cropOnly: true,
  childAgeYears: null,
  imageUrl: '/files/original.jpg',
  photo: null,
  updatedAt: '2026-05-01T12:00:00Z',
} as Draft;

export function after(...events: WizardEvent[]): WizardState {
  return events.reduce(wizardReducer, servedState);
}

const begun: WizardEvent[] = [{ type: 'opened', arrival: { kind: 'fresh' } }];
const chosen: WizardEvent[] = [...begun, { type: 'photo-chosen', photo }];
const making: WizardEvent[] = [...chosen, { type: 'making-started', request, isUploaded: false }];

export const paths = {
  served: [],
  redeeming: [...begun, { type: 'link-opened', token: 't' }, { type: 'link-accepted' }],
  loading: [{ type: 'opened', arrival: { kind: 'return' } }],
  empty: begun,
  restoring: [...begun, { type: 'draft-accepted', draft }],
  chosen,
  making,
  made: [...making, { type: 'photo-made', made }],
  failed: [...making, { type: 'making-failed', error: new Error('no face') }],
  withheld: [
    { type: 'user-changed', user: 'anna', isExpired: false },
    ...chosen,
    { type: 'user-changed', user: 'ben', isExpired: false },
  ],
} satisfies Record<WizardState['stage'], WizardEvent[]>;

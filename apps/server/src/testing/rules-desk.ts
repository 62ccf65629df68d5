import type { PhotoRequirement } from '@vesika/requirements';
import { followRules, type TellOfRules } from '../features/photos/rules/follow-rules/follow-rules.ts';
import { requirementFor } from '../features/requirements/photo-requirements/requirement-for.ts';
import { openTestService, type TestService, type Visitor } from './test-service.ts';

type Change = (record: PhotoRequirement) => PhotoRequirement;

export type RulesDesk = Awaited<ReturnType<typeof openRulesDesk>>;

/** A service whose authorities can change their rules. */
export async function openRulesDesk() {
  let change: Change = unchanged;
  let pictures = 0;
  const changed: typeof requirementFor = (question) => {
    const found = requirementFor(question);
    return { ...found, requirement: change(found.requirement) };
  };
  const service: TestService = await openTestService({}, { requirementFor: changed });
  const clock = () => service.now().getTime();
  return {
    service,
    clock,
    /** Sets the rule from now on. */
    change: (to: Change) => {
      change = to;
    },
    follow: (tellOfRules: TellOfRules = async () => {}) =>
      followRules({ db: service.db, clock, requirementFor: changed, tellOfRules }),
    photoOf: async (person: Visitor, body: object = {}): Promise<string> => {
      const { imageUrl } = await person.uploadPicture(`photo ${++pictures}`);
      return (await person.process({ imageUrl, ...body })).json().photoId;
    },
  };
}

export const unchanged: Change = (record) => record;

/** The photo's head is 33.5 mm high. */
export const largerHeads: Change = (record) => ({
  ...record,
  headHeight: { ...record.headHeight, minMm: 34.5, maxMm: 38 },
});

export const laxer: Change = (record) => ({
  ...record,
  headHeight: { ...record.headHeight, minMm: 20, maxMm: 40 },
});

export const newSources: Change = (record) => ({
  ...record,
  sources: [{ id: 'new-leaflet', title: 'New leaflet', address: null, kind: 'official', date: '2026-11-01' }],
  specialNotes: ['Bring a pen.'],
});

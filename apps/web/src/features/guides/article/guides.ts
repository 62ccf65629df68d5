export const guidePaths = {
  take: '/guides/how-to-take-passport-photo',
  requirements: '/guides/passport-photo-requirements',
  mistakes: '/guides/common-passport-photo-mistakes',
} as const;

export type GuideName = keyof typeof guidePaths;
export const guideNames = ['take', 'requirements', 'mistakes'] as const satisfies GuideName[];

export const guideTexts = {
  take: {
    title: 'take.title',
    description: 'take.description',
    lead: 'take.lead',
    short: 'take.short',
  },
  requirements: {
    title: 'requirements.title',
    description: 'requirements.description',
    lead: 'requirements.lead',
    short: 'requirements.short',
  },
  mistakes: {
    title: 'mistakes.title',
    description: 'mistakes.description',
    lead: 'mistakes.lead',
    short: 'mistakes.short',
  },
} as const satisfies Record<GuideName, object>;

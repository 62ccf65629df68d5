export const guidePaths = {
  take: '/guides/how-to-take-passport-photo',
  requirements: '/guides/passport-photo-requirements',
  mistakes: '/guides/common-passport-photo-mistakes',
} as const;

export type GuideName = keyof typeof guidePaths;
export const guideNames = ['take', 'requirements', 'mistakes'] as const satisfies GuideName[];

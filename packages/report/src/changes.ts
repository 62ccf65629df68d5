/** What may be done to a picture, and as what its amount is told; `share` is a part of the picture. */
export const changeUnits = {
  'colour-profile': 'share',
  straighten: 'deg',
  crop: 'share',
  scale: 'ratio',
  background: 'share',
  'touch-up': 'share',
  exposure: 'EV',
  'white-balance': '/255',
  'transparency-filled': 'share',
  'metadata-removed': 'share',
  compression: 'quality',
} as const;

export type ChangeId = keyof typeof changeUnits;
export const changeIds = Object.keys(changeUnits) as [ChangeId, ...ChangeId[]];

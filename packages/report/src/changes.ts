/** Every change that may be made to a picture, with the unit of its amount; `share` is a part of the picture. */
export const changeUnits = {
  mirror: 'share',
  'colour-profile': 'share',
  straighten: 'deg',
  crop: 'share',
  scale: 'ratio',
  background: 'share',
  'touch-up': 'share',
  caption: 'share',
  exposure: 'EV',
  'white-balance': '/255',
  'transparency-filled': 'share',
  'metadata-removed': 'share',
  compression: 'quality',
} as const;

export type ChangeId = keyof typeof changeUnits;
export const changeIds = Object.keys(changeUnits) as [ChangeId, ...ChangeId[]];

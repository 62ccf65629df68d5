/** Instructions for the person in front of a live camera, most important first. Left and right are the person's own. */
export const liveAdvice = [
  'show-face',
  'be-alone',
  'come-closer',
  'move-back',
  'move-left',
  'move-right',
  'raise-camera',
  'lower-camera',
  'leave-back-light',
  'find-light',
  'less-light',
  'level-left',
  'level-right',
  'turn-left',
  'turn-right',
  'lower-chin',
  'raise-chin',
  'face-light',
  'open-eyes',
  'look-here',
  'close-mouth',
  'relax-face',
] as const;

export type LiveAdvice = (typeof liveAdvice)[number];

/** Judgement of one frame of the camera. */
export interface LiveJudgement {
  /** Faults that make a photo fail, most important first. */
  faults: LiveAdvice[];
  /** Faults that a single frame cannot confirm. */
  doubts: LiveAdvice[];
  /** Null where too little of the wall is visible. */
  isWallPlain: boolean | null;
}

export function byImportance(advice: Iterable<LiveAdvice>): LiveAdvice[] {
  const given = new Set(advice);
  return liveAdvice.filter((each) => given.has(each));
}

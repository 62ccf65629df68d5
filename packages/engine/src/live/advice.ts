/**
 * What a person before a live camera can be asked to do, most important first. Left and right are the person's own.
 */
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

/** One look at what the camera sees, judged. */
export interface LiveJudgement {
  /** What keeps a photo from passing, most important first. */
  faults: LiveAdvice[];
  /** What may do so, where a look cannot tell. */
  doubts: LiveAdvice[];
  /** Null where too little of the wall was seen. */
  isWallPlain: boolean | null;
}

export function byImportance(advice: Iterable<LiveAdvice>): LiveAdvice[] {
  const given = new Set(advice);
  return liveAdvice.filter((each) => given.has(each));
}

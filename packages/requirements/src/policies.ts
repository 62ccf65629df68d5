import type { PhotoRequirement } from './schema.ts';

/** On what grounds the head may be covered. */
export type HeadCoveringPolicy = 'bare' | 'religious' | 'both' | 'custom';

/** The records say it in a sentence; `both` is religious or medical, `custom` dress of a people or nation. */
export function headCoveringOf({
  headCovering: rule,
}: Pick<PhotoRequirement, 'headCovering'>): HeadCoveringPolicy {
  if (/racial|ethnic|national/i.test(rule)) return 'custom';
  if (/medical/i.test(rule)) return 'both';
  if (/religious|hijab|veil/i.test(rule)) return 'religious';
  return 'bare';
}

/** Glasses may be worn; only where they cannot be taken off, on medical grounds; or not at all. */
export type GlassesPolicy = 'allowed' | 'medical' | 'forbidden';

export function glassesOf({ glasses }: Pick<PhotoRequirement, 'glasses'>): GlassesPolicy {
  if (glasses.allowed) return 'allowed';
  return /medical|unless they cannot|where possible/i.test(glasses.rule) ? 'medical' : 'forbidden';
}

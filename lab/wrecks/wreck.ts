/** A picture that must not pass, or one that must be left alone; drawn on a clean portrait. */
export interface Wreck {
  kind: WreckKind;
  seed: number;
}

/** The checks have to notice a kind, or to leave the photo as it is without it. */
type Due = 'notice' | 'leave-alone';

/** Every kind, with what is due and the checks that would name it as what it is. */
export const wreckKinds = {
  'grey-below-chin': notice(/^person-complete$/),
  'repeated-below-chin': notice(/^person-complete$/),
  'broken-jpeg': notice(/^person-complete$|^image-(damaged|unreadable)/),
  'white-scarf': notice(/^no-head-coverings$/),
  'beige-scarf': notice(/^no-head-coverings$/),
  'black-scarf': notice(/^no-head-coverings$/),
  'patterned-scarf': notice(/^no-head-coverings$/),
  'stretched-12': notice(/^proportions$/),
  'squeezed-12': notice(/^proportions$/),
  'stretched-20': notice(/^proportions$/),
  'squeezed-20': notice(/^proportions$/),
  sample: notice(/^overlay$/),
  'rubber-stamp': notice(/^overlay$/),
  date: notice(/^overlay$/),
  emoji: notice(/^overlay$|^face-occlusion/),
  frame: notice(/^person-complete$|^overlay$|^photo-of-photo/),
  'fringe-over-eyes': notice(/^hair-over-eyes$/),
  'lock-over-eye': notice(/^hair-over-eyes$/),
  'fringe-above-eyes': { due: 'leave-alone' as const, named: /^$/ },
  'eye-patch': notice(/eye|occlusion/),
  bandage: notice(/occlusion|covering/),
  earbud: notice(/occlusion|covering|ear|device/),
  birthmark: { due: 'leave-alone' as const, named: /^$/ },
} satisfies Record<string, { due: Due; named: RegExp }>;
export type WreckKind = keyof typeof wreckKinds;

function notice(named: RegExp): { due: 'notice'; named: RegExp } {
  return { due: 'notice', named };
}

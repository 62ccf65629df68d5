import type { LiveModelList, RequirementAnswer } from '@vesika/contract';
import type { LiveChild, LiveLook } from '@vesika/engine/live';

export type { LiveAdvice, LiveChild, LiveLook } from '@vesika/engine/live';

/** The rule that the live camera checks by. */
export interface LiveRule {
  requirement: RequirementAnswer['record'];
  child: LiveChild | null;
}

export type LiveOrder =
  | ({ kind: 'open'; models: LiveModelList['models'] } & LiveRule)
  | {
      kind: 'look';
      id: number;
      frame: ImageBitmap;
      stillPerPx: number;
      isStill: boolean;
    };

export type LiveAnswer =
  | { kind: 'ready' }
  | { kind: 'look'; id: number; look: LiveLook }
  | { kind: 'failed'; reason: string };

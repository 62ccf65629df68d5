import type { LiveModelList, RequirementAnswer } from '@vesika/contract';
import type { LiveLook } from '@vesika/engine/live';

export type { LiveAdvice, LiveLook } from '@vesika/engine/live';

export type LiveOrder =
  | { kind: 'open'; requirement: RequirementAnswer['record']; models: LiveModelList['models'] }
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

import type { LiveModelList, RequirementAnswer } from '@vesika/contract';
import type { LiveLook } from '@vesika/engine/live';

export type { LiveAdvice, LiveLook } from '@vesika/engine/live';

/** Asked of the worker that looks. */
export type LiveOrder =
  | { kind: 'open'; requirement: RequirementAnswer['record']; models: LiveModelList['models'] }
  | {
      kind: 'look';
      id: number;
      /** Closed by the worker. */
      frame: ImageBitmap;
      /** Pixels of a still on one of the frame's. */
      stillPerPx: number;
      /** Stands alone: a picture that was taken. */
      isStill: boolean;
    };

export type LiveAnswer =
  | { kind: 'ready' }
  | { kind: 'look'; id: number; look: LiveLook }
  | { kind: 'failed'; reason: string };

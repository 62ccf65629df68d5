import type { Adjustment } from '@vesika/report';
import { useState } from 'react';
import type { AdjustedReport } from './adjusted-picture.ts';
import { noAdjustment } from './adjustment.ts';
import { fitHead } from './fit-head.ts';
import { type PermittedMove, permittedMove } from './permitted-move.ts';

/**
 * Holds the current adjustment. The rule limits how far the frame can be moved; the head lines are not limited, because
 * they mark what is in the picture.
 */
export function useAdjustment(report: AdjustedReport, initial: Adjustment) {
  const [{ adjustment, stoppedBy }, set] = useState<PermittedMove>({ adjustment: initial, stoppedBy: null });
  const place = (to: Adjustment) => set({ adjustment: to, stoppedBy: null });
  return {
    adjustment,
    stoppedBy,
    move: (to: Adjustment) => set((now) => permittedMove(report, now.adjustment, to)),
    /** Both axes are checked separately, so that a blocked vertical move can still slide sideways. */
    drag: (to: Adjustment) =>
      set((now) => {
        const aside = permittedMove(report, now.adjustment, { ...now.adjustment, shiftXMm: to.shiftXMm });
        const { adjustment: reached } = aside;
        const along = permittedMove(report, reached, { ...reached, shiftYMm: to.shiftYMm });
        return { ...along, stoppedBy: along.stoppedBy ?? aside.stoppedBy };
      }),
    mark: place,
    fit: () => place(fitHead(report, adjustment)),
    reset: () => place(noAdjustment),
  };
}

export type Adjusting = ReturnType<typeof useAdjustment>;

import { adjustmentMove, type PhotoReport } from '@vesika/report';
import { movedPlacement, type Placement, reachesBeyond } from './adjusted-picture.ts';
import { ControlPanel } from './control-panel.tsx';
import { LiveCheckList } from './live-check-list.tsx';
import { liveChecks } from './live-checks.ts';
import { Stage } from './stage.tsx';
import { StopNote } from './stop-note.tsx';
import type { Adjusting } from './use-adjustment.ts';

interface FrameEditorProps {
  /** The report of the photo before any manual adjustment. */
  report: PhotoReport & { placement: Placement };
  originalAddress: string;
  adjusting: Adjusting;
}

export function FrameEditor({ report, originalAddress, adjusting }: FrameEditorProps) {
  const { adjustment, stoppedBy } = adjusting;
  const checks = liveChecks(report, adjustment);
  const { photo, placement } = report;
  const leaves = reachesBeyond(photo, movedPlacement(adjustmentMove(photo, adjustment), placement));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] sm:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] sm:items-start">
      <div className="border-b border-line bg-paper max-sm:sticky max-sm:top-0 max-sm:z-10 sm:border-e sm:border-b-0">
        <div className="relative">
          <Stage
            report={report}
            placement={placement}
            originalAddress={originalAddress}
            adjusting={adjusting}
          />
          <StopNote
            checks={checks}
            stoppedBy={stoppedBy}
            beyond={leaves && !reachesBeyond(photo, placement)}
          />
        </div>
        <div className="px-4 py-1 sm:px-7 sm:py-4">
          <LiveCheckList checks={checks} />
        </div>
      </div>
      <div className="p-4 sm:p-7">
        <ControlPanel report={report} adjusting={adjusting} />
      </div>
    </div>
  );
}

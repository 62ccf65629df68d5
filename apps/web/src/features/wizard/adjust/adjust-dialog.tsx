import { type Adjustment, adjustmentMove, type PhotoReport } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { SheetDialog } from '../../../components/sheet-dialog.tsx';
import { WithTexts } from '../../../i18n/with-texts.tsx';
import { movedPlacement, type Placement, reachesBeyond } from './adjusted-picture.ts';
import { isSame } from './adjustment.ts';
import { ControlPanel } from './control-panel.tsx';
import { LiveCheckList } from './live-check-list.tsx';
import { liveChecks } from './live-checks.ts';
import { Stage } from './stage.tsx';
import { StopNote } from './stop-note.tsx';
import { useAdjustment } from './use-adjustment.ts';

interface AdjustDialogProps {
  /** The report of the photo as it was made, before anything was moved by hand. */
  report: PhotoReport & { placement: Placement };
  originalAddress: string;
  initial: Adjustment;
  /** The photo is being made. */
  busy: boolean;
  /** Why it could not be made. */
  problem: { title: string; action: string } | null;
  onApply: (adjustment: Adjustment) => void;
  onClose: () => void;
}

export default function AdjustDialog(props: AdjustDialogProps) {
  return (
    <WithTexts of={['adjust', 'engine']}>
      <Editor {...props} />
    </WithTexts>
  );
}

/** The frame as a person wants it; nothing is made before it is asked for. */
function Editor({ report, originalAddress, initial, busy, problem, onApply, onClose }: AdjustDialogProps) {
  const { t } = useTranslation('adjust');
  const adjusting = useAdjustment(report, initial);
  const { adjustment, stoppedBy } = adjusting;
  const checks = liveChecks(report, adjustment);
  const { photo, placement } = report;
  const leaves = reachesBeyond(photo, movedPlacement(adjustmentMove(photo, adjustment), placement));
  return (
    <SheetDialog
      title={t('editor.title')}
      about={t('editor.about')}
      close={t('editor.close')}
      onClose={onClose}
      footer={
        <div className="grid gap-2.5">
          {problem && (
            <p role="alert" className="text-sm font-medium text-fail">
              {`${problem.title}. ${problem.action}`}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button onClick={adjusting.reset} disabled={busy}>
              {t('editor.reset')}
            </Button>
            <Button onClick={adjusting.fit} disabled={busy}>
              {t('editor.fit')}
            </Button>
            <Button
              look="stamp"
              className="ms-auto max-sm:flex-1"
              busy={busy}
              disabled={busy || isSame(adjustment, initial)}
              onClick={() => onApply(adjustment)}
            >
              {t(busy ? 'editor.applying' : 'editor.apply')}
            </Button>
          </div>
        </div>
      }
    >
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
    </SheetDialog>
  );
}

import type { PhotoReport } from '@vesika/report';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Segments } from '../../components/choice.tsx';
import { DialogFrame } from '../../components/dialog-frame.tsx';
import { WithTexts } from '../../components/with-texts.tsx';
import type { Placement } from './adjust/adjusted-picture.ts';
import { FrameEditor } from './adjust/frame-editor.tsx';
import { useAdjustment } from './adjust/use-adjustment.ts';
import { isSameEdits, type ManualEdits } from './manual-edits.ts';
import type { PaintedPhoto } from './touch-up/load-layers.ts';
import { surfaceOf } from './touch-up/surface.ts';
import { TouchUpBar, TouchUpPanel } from './touch-up/touch-up-panel.tsx';
import { TouchUpStage } from './touch-up/touch-up-stage.tsx';
import { type TouchingUp, useTouchUp } from './touch-up/use-touch-up.ts';

interface AdjustDialogProps {
  report: PhotoReport & { placement: Placement };
  originalAddress: string;
  initial: ManualEdits;
  paintable: readonly [PaintedPhoto, ...PaintedPhoto[]] | null;
  busy: boolean;
  problem: string | null;
  onApply: (edits: ManualEdits) => void;
  onClose: () => void;
}

export default function AdjustDialog(props: AdjustDialogProps) {
  return (
    <WithTexts of={['adjust', 'engine']}>
      <Editor {...props} />
    </WithTexts>
  );
}

function Editor(props: AdjustDialogProps) {
  const { report, originalAddress, initial, paintable, busy, problem, onApply, onClose } = props;
  const { t } = useTranslation('adjust');
  const [task, setTask] = useState<'frame' | 'touchUp'>(
    paintable && initial.touchUp.length > 0 ? 'touchUp' : 'frame',
  );
  const adjusting = useAdjustment(report, initial.adjustment);
  const touching = useTouchUp(report, initial.touchUp);
  const edits = { adjustment: adjusting.adjustment, touchUp: touching.strokes };
  const words = task === 'frame' ? 'editor' : 'touchUp';
  return (
    <DialogFrame
      variant="sheet"
      title={t('editor.title')}
      about={t(`${words}.about`)}
      onOpenChange={onClose}
      footer={
        <div className="grid gap-2.5">
          {problem && (
            <p role="alert" className="text-sm font-medium text-fail">
              {problem}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            {task === 'frame' && (
              <>
                <Button onClick={adjusting.reset} disabled={busy}>
                  {t('editor.reset')}
                </Button>
                <Button onClick={adjusting.fit} disabled={busy}>
                  {t('editor.fit')}
                </Button>
              </>
            )}
            <Button
              variant="stamp"
              className="ms-auto max-sm:flex-1"
              busy={busy}
              disabled={busy || isSameEdits(edits, initial)}
              onClick={() => onApply(edits)}
            >
              {t(busy ? 'editor.applying' : `${words}.apply`)}
            </Button>
          </div>
        </div>
      }
    >
      {paintable && (
        <div className="border-b border-line bg-sheet px-4 py-2 sm:px-7 sm:py-3">
          <div className="mx-auto max-w-md">
            <Segments
              legend={t('touchUp.task')}
              hideLegend
              name="task"
              value={task}
              onChange={setTask}
              disabled={busy}
              options={(['frame', 'touchUp'] as const).map((value) => ({
                value,
                name: t(`touchUp.${value}`),
              }))}
            />
          </div>
        </div>
      )}
      {paintable && task === 'touchUp' ? (
        <TouchUpEditor photos={paintable} originalAddress={originalAddress} touching={touching} />
      ) : (
        <FrameEditor report={report} originalAddress={originalAddress} adjusting={adjusting} />
      )}
    </DialogFrame>
  );
}

interface TouchUpEditorProps {
  photos: readonly [PaintedPhoto, ...PaintedPhoto[]];
  originalAddress: string;
  touching: TouchingUp;
}

function TouchUpEditor({ photos, originalAddress, touching }: TouchUpEditorProps) {
  const [{ report }] = photos;
  const keysId = useId();
  const surface = useMemo(() => surfaceOf(report, report.placement), [report]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] sm:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] sm:items-start">
      <div className="border-b border-line bg-paper max-sm:sticky max-sm:top-0 max-sm:z-10 sm:border-e sm:border-b-0">
        <TouchUpStage
          surface={surface}
          photos={photos}
          originalAddress={originalAddress}
          touching={touching}
          keysId={keysId}
        />
        <div className="px-4 py-2 sm:px-7 sm:py-3">
          <TouchUpBar touching={touching} />
        </div>
      </div>
      <div className="px-4 py-3 sm:p-7">
        <TouchUpPanel touching={touching} keysId={keysId} />
      </div>
    </div>
  );
}

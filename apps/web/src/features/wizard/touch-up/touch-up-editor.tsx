import { useId, useMemo } from 'react';
import type { PaintedPhoto } from './load-layers.ts';
import { surfaceOf } from './surface.ts';
import { TouchUpBar, TouchUpPanel } from './touch-up-panel.tsx';
import { TouchUpStage } from './touch-up-stage.tsx';
import type { TouchingUp } from './use-touch-up.ts';

interface TouchUpEditorProps {
  photos: readonly [PaintedPhoto, ...PaintedPhoto[]];
  originalAddress: string;
  touching: TouchingUp;
}

export function TouchUpEditor({ photos, originalAddress, touching }: TouchUpEditorProps) {
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

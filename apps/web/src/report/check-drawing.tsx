import type { Check } from '@vesika/report';
import { useReportWords } from '../shell/i18n/use-report-words.ts';
import { checkViews } from './check-views.ts';
import { Drawn } from './drawings/drawn.tsx';
import { measuredLines } from './drawings/position.ts';
import { useZoneLight } from './drawings/use-zone-light.ts';
import type { ReportedPhoto } from './reported-photo.ts';

interface CheckDrawingProps {
  photo: ReportedPhoto;
  address: string;
  check: Check | null;
}

export function CheckDrawing({ photo: { report, requirement }, address, check }: CheckDrawingProps) {
  const words = useReportWords();
  const { widthPx, heightPx } = report.photo;
  const zoneLight = useZoneLight(check?.id === 'illumination-uniformity' ? address : null, report);
  const draw = check && checkViews[check.id].drawing;
  return (
    <svg
      key={check?.id ?? 'rest'}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full animate-fade overflow-hidden"
      aria-hidden="true"
    >
      <Drawn
        drawing={
          draw
            ? draw({ report, check, pxPerMm: widthPx / requirement.widthMm, zoneLight })
            : measuredLines(report)
        }
        verdict={check?.verdict ?? 'pass'}
        value={check && check.value !== null ? words.value(check) : ''}
        widthPx={widthPx}
      />
    </svg>
  );
}

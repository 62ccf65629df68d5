import type { ComponentType } from 'react';
import { useReportWords } from '../i18n/use-report-words.ts';
import { PoseAxis } from '../report-view/drawings/axes.tsx';
import type { DrawingProps } from '../report-view/drawings/drawing.ts';
import { BackgroundArea, EdgeZones } from '../report-view/drawings/outlines.tsx';
import { type Refusal, type RefusedSample, refusedSamples } from './showcase-facts.ts';
import { ShowcasePicture } from './showcase-picture.tsx';

/** As the report itself draws these checks; all its drawings would be much to fetch for four. */
const drawings: Record<Refusal, ComponentType<DrawingProps>> = {
  wall: BackgroundArea,
  shadow: BackgroundArea,
  turned: (props) => <PoseAxis {...props} direction="yaw" />,
  blurred: EdgeZones,
};

/** A photo that the engine made and refuses, with the check that failed drawn over it; words beside it say which. */
export function RefusedPicture({ name }: { name: Refusal }) {
  const sample = refusedSamples.find((each) => each.name === name);
  const words = useReportWords();
  if (!sample) return null;
  const { check, report, widthMm }: RefusedSample = sample;
  const { widthPx, heightPx } = report.photo;
  const Drawing = drawings[name];
  return (
    <div dir="ltr" className="relative overflow-hidden bg-sunk outline outline-line">
      <ShowcasePicture
        name={`refused-${name}`}
        alt=""
        {...{ widthPx, heightPx }}
        className="block h-auto w-full"
      />
      <svg
        viewBox={`0 0 ${widthPx} ${heightPx}`}
        className="absolute inset-0 size-full overflow-hidden font-text"
        aria-hidden="true"
      >
        <Drawing
          report={report}
          check={check}
          pxPerMm={widthPx / widthMm}
          value={words.value(check)}
          address=""
        />
      </svg>
    </div>
  );
}

/** What was measured there, and what may be. */
export function useRefusal(name: Refusal): { value: string; limit: string } | null {
  const words = useReportWords();
  const check = refusedSamples.find((each) => each.name === name)?.check;
  return check ? { value: words.value(check), limit: words.permitted(check) } : null;
}

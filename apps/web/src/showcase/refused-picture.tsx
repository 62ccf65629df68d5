import { useReportWords } from '../i18n/use-report-words.ts';
import { background, eyeBoxes } from '../report-view/drawings/areas.ts';
import { Drawn } from '../report-view/drawings/drawn.tsx';
import { yaw } from '../report-view/drawings/pose.ts';
import { type Refusal, type RefusedSample, refusedSamples } from './showcase-facts.ts';
import { ShowcasePicture } from './showcase-picture.tsx';

/** The drawings of the report for these checks, imported one by one to keep the page small. */
const drawings = { wall: background, shadow: background, turned: yaw, blurred: eyeBoxes } as const;

export function RefusedPicture({ name }: { name: Refusal }) {
  const sample = refusedSamples.find((each) => each.name === name);
  const words = useReportWords();
  if (!sample) return null;
  const { check, report, widthMm }: RefusedSample = sample;
  const { widthPx, heightPx } = report.photo;
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
        <Drawn
          drawing={drawings[name]({ report, check, pxPerMm: widthPx / widthMm, zoneLight: null })}
          verdict={check.verdict}
          value={words.value(check)}
          widthPx={widthPx}
        />
      </svg>
    </div>
  );
}

export function useRefusal(name: Refusal): { value: string; limit: string } | null {
  const words = useReportWords();
  const check = refusedSamples.find((each) => each.name === name)?.check;
  return check ? { value: words.value(check), limit: words.permitted(check) } : null;
}

import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import { PushedRow } from '../../components/pushed-row.tsx';
import { background, eyeBoxes } from '../../report/drawings/areas.ts';
import { Drawn } from '../../report/drawings/drawn.tsx';
import { yaw } from '../../report/drawings/pose.ts';
import { useReportWords } from '../../shell/i18n/use-report-words.ts';
import { type Refusal, type RefusedSample, refusals, refusedSamples } from './showcase-facts.ts';
import { ShowcasePicture } from './showcase-picture.tsx';

interface RefusedGalleryProps {
  labelledBy: string;
  className?: string;
}

export function RefusedGallery({ labelledBy, className = '' }: RefusedGalleryProps) {
  return (
    <PushedRow labelledBy={labelledBy} className={className}>
      <ul className="flex gap-3 sm:grid sm:grid-cols-4 sm:gap-4">
        {refusals.map((name) => (
          <RefusedExample key={name} name={name} />
        ))}
      </ul>
    </PushedRow>
  );
}

function RefusedExample({ name }: { name: Refusal }) {
  const { t } = useTranslation('showcase');
  return (
    <li className="w-[42%] shrink-0 snap-start sm:w-auto">
      <RefusedPicture name={name} />
      <h3 className="mt-2 flex items-start gap-1.5 font-text text-sm leading-snug font-semibold tracking-normal">
        <Icon name="cross" className="mt-px size-4 shrink-0 text-fail" strokeWidth="2.2" />
        {t(`refused.${name}`)}
      </h3>
    </li>
  );
}

const drawings = { wall: background, shadow: background, turned: yaw, blurred: eyeBoxes } as const;

function RefusedPicture({ name }: { name: Refusal }) {
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

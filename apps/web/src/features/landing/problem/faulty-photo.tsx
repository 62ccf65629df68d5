import { LineHead } from '../line-head.tsx';
import { pen } from '../pen.ts';

export const faults = ['small', 'shadow', 'tilt', 'glare'] as const;
export type Fault = (typeof faults)[number];

/** A photo of 35 × 45 mm with the mistake it is refused for. */
export function FaultyPhoto({ fault, className }: { fault: Fault; className: string }) {
  return (
    <svg viewBox="0 0 105 135" className={className} aria-hidden="true" {...pen}>
      <rect width="105" height="135" className="fill-sheet" stroke="none" />
      {fault === 'shadow' && <Shadow />}
      {fault === 'small' && <LineHead x={52.5} y={40} height={62} />}
      {fault === 'tilt' && <LineHead x={52.5} y={14} height={96} tiltDeg={11} />}
      {(fault === 'shadow' || fault === 'glare') && <LineHead x={52.5} y={14} height={96} />}
      {fault === 'glare' && <Glasses />}
      {(fault === 'small' || fault === 'tilt') && <Expected />}
    </svg>
  );
}

/** Where crown, eyes and chin belong. */
function Expected() {
  return (
    <g className="text-fail" stroke="currentColor" strokeDasharray="4 3">
      <path d="M0 14H105M0 62H105M0 110H105" />
    </g>
  );
}

function Shadow() {
  return (
    <g className="text-fail" stroke="currentColor" strokeWidth="0.9" strokeOpacity="0.8">
      {Array.from({ length: 22 }, (_, index) => index * 5 + 14).map((y) => {
        const half = 42 * Math.sqrt(Math.max(1 - ((y - 66) / 60) ** 2, 0.12));
        return <path key={y} d={`M60 ${y}H${Math.min(62 + half, 105).toFixed(1)}`} />;
      })}
    </g>
  );
}

/** The light lies where the eyes should be. */
function Glasses() {
  return (
    <>
      <g strokeWidth="1.6" className="fill-sheet">
        <path d="M49 60C51 56.5 54 56.5 56 60M25 59 18.5 57M80 59 86.5 57" fill="none" />
        <path d={lenses} />
      </g>
      <g className="fill-fail text-fail" stroke="currentColor" strokeWidth="0.9">
        <path d="M31 71.6 41 54.2H46L35 73.2ZM62 71.6 72 54.2H77L66 73.2Z" fillOpacity="0.22" />
        <path d="M70 48V42.5M77.5 49.5 81 45.2M62.5 49.5 59 45.2" strokeWidth="1.3" />
      </g>
    </>
  );
}

const lenses =
  'M25 57C25 54.5 27 53.5 37 53.5C47 53.5 49 54.5 49 57V63C49 77 25 77 25 63ZM56 57C56 54.5 58 53.5 68 53.5C78 53.5 80 54.5 80 57V63C80 77 56 77 56 63Z';

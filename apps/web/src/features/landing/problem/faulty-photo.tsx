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

function Glasses() {
  return (
    <>
      <g strokeWidth="1.8">
        <path d="M27 55H48V64C48 73 27 73 27 64ZM57 55H78V64C78 73 57 73 57 64ZM48 58C50 55.5 55 55.5 57 58M27 57 20 56M78 57 85 56" />
      </g>
      <g className="text-fail" stroke="currentColor" strokeWidth="1.5">
        <path d="M29.5 66 39 56.5M33 69 45 57M59.5 66 69 56.5M63 69 75 57" />
        <path d="M71 44V48M79 46.4 76.4 49.4M62.6 46.4 65.4 49.4" strokeWidth="1.2" />
      </g>
    </>
  );
}

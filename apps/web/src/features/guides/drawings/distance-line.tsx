import { label } from '../../../drawings/pen.ts';

interface DistanceLineProps {
  fromX: number;
  toX: number;
  y: number;
  text: string;
}

export function DistanceLine({ fromX, toX, y, text }: DistanceLineProps) {
  return (
    <g className="text-guide" stroke="currentColor" strokeWidth="1.2">
      <path d={`M${fromX} ${y}H${toX}M${fromX} ${y - 5}v10M${toX} ${y - 5}v10`} />
      <text x={(fromX + toX) / 2} y={y + 20} textAnchor="middle" {...label} className="font-mono">
        {text}
      </text>
    </g>
  );
}

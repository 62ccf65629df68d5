import { useId } from 'react';
import { silhouette } from './heads.ts';
import { cloth, type Marks, type Paint, paints } from './paints.ts';
import { pen } from './pen.ts';
import { PortraitFigure } from './portrait-figure.tsx';
import { type Person, type PortraitName, portraits } from './portraits.ts';

export function Portrait({ of }: { of: PortraitName }) {
  const clip = useId();
  const { scale = 0.56, crownY = 15, people = [{}], behind, on, over } = portraits[of];
  return (
    <svg viewBox="0 0 70 90" {...pen} strokeWidth={1.3} aria-hidden="true" className="block">
      <clipPath id={clip}>
        <rect width="70" height="90" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="70" height="90" className="fill-sheet" stroke="none" />
        <Drawn marks={behind} />
        <g transform={`translate(35 ${crownY}) scale(${scale})`}>
          {people.map((person, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the people of a drawing never change
            <Figure key={index} {...person} />
          ))}
          <Drawn marks={on} />
        </g>
        <Drawn marks={over} />
      </g>
      <rect x="0.5" y="0.5" width="69" height="89" vectorEffect="non-scaling-stroke" strokeOpacity="0.5" />
    </svg>
  );
}

function Figure({ transform, opacity, isFault = false, shadow, ...figure }: Person) {
  return (
    <g transform={transform} opacity={opacity} className={isFault ? 'text-fail' : undefined}>
      {shadow && <path d={silhouette} transform={shadow} {...paints.faultShade} />}
      <PortraitFigure ink="currentColor" cloth={cloth} skin="var(--sheet)" {...figure} />
    </g>
  );
}

function Drawn({ marks = {} }: { marks?: Marks | undefined }) {
  return Object.entries(marks).map(([paint, d]) => (
    <path key={paint} d={d} vectorEffect="non-scaling-stroke" {...paints[paint as Paint]} />
  ));
}

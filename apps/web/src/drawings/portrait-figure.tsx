import {
  type Eyes,
  garment,
  glasses,
  heads,
  headscarf,
  headscarfFolds,
  type Mouth,
  type Pose,
  shoulders,
} from './heads.ts';

interface FigureProps {
  ink: string;
  cloth: string;
  skin?: string;
  pose?: Pose;
  eyes?: Eyes;
  mouth?: Mouth;
  wears?: 'glasses' | 'headscarf';
}

export function PortraitFigure({
  ink,
  cloth,
  skin,
  pose = 'frontal',
  eyes = 'open',
  mouth = 'calm',
  wears,
}: FigureProps) {
  const head = heads[pose];
  return (
    <g fill="none" stroke={ink} strokeLinecap="round" strokeLinejoin="round" strokeWidth="1.3">
      {skin && (
        <g fill={skin} stroke="none">
          <path d={shoulders} />
          <path d={head.outline} transform={head.transform} />
        </g>
      )}
      <path d={garment} fill={cloth} {...fixed} />
      <g transform={head.transform}>
        <path d={head.hair} fill={cloth} {...fixed} />
        <path d={head.lines + head.eyes[eyes] + head.mouth[mouth]} {...fixed} />
        {eyes === 'open' &&
          head.pupils.map(([x, y]) => <circle key={x} cx={x} cy={y} r="1.7" fill={ink} stroke="none" />)}
      </g>
      {wears === 'glasses' && <path d={glasses} strokeWidth="2" {...fixed} />}
      {wears === 'headscarf' && (
        <>
          <path d={headscarf} fill={skin} fillRule="evenodd" stroke="none" />
          <path d={headscarf} fill={cloth} fillRule="evenodd" {...fixed} />
          <path d={headscarfFolds} {...fixed} />
        </>
      )}
    </g>
  );
}

const fixed = { vectorEffect: 'non-scaling-stroke' } as const;

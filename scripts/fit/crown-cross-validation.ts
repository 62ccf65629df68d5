import { magnitudeQuantile } from '../accuracy/head-error.ts';
import { fitCrown, fitCrowns, type LeftOut, leaveOneOut, type MarkedHead, measured } from './crown-fit.ts';
import { mean } from './ridge.ts';

/** How the model fares on people it was not fitted to: each left out in turn, and one half by the other. */
export function crossValidation(heads: readonly MarkedHead[]): string {
  const left = leaveOneOut(heads);
  const [odd, even] = [1, 0].map((rest) => heads.filter(({ person }) => person % 2 === rest));
  const byOdd = fitCrowns(odd!);
  const byEven = fitCrowns(even!);
  const byHair = [...left].sort((p, q) => p.head.shape.hairHeight - q.head.shape.hairHeight);
  const third = Math.ceil(left.length / 3);
  const rows: [string, LeftOut[]][] = [
    ['each left out', left],
    ['fitted on odd, told of even', even!.map((head) => measured(head, byOdd))],
    ['fitted on even, told of odd', odd!.map((head) => measured(head, byEven))],
    ['little hair', byHair.slice(0, third)],
    ['some hair', byHair.slice(third, 2 * third)],
    ['much hair', byHair.slice(2 * third)],
    ...groups(left, ({ sex }) => sex),
    ...groups(left, ({ ethnicity }) => ethnicity),
  ];
  return [
    'head height, % of the true one',
    ...rows.map(([name, cases]) => line(name, cases)),
    honesty(left, heads),
  ].join('\n');
}

function groups(left: readonly LeftOut[], of: (head: MarkedHead) => string): [string, LeftOut[]][] {
  return [...new Set(left.map(({ head }) => of(head)))]
    .sort()
    .map((name) => [name, left.filter(({ head }) => of(head) === name)]);
}

function line(name: string, cases: readonly LeftOut[]): string {
  const errors = cases.map(({ error }) => 100 * error);
  const bias = mean(errors);
  const spread = Math.sqrt(mean(errors.map((error) => (error - bias) ** 2)));
  const [median, most] = [0.5, 0.9].map((part) => magnitudeQuantile(errors, part).toFixed(1));
  return `${name.padEnd(28)} n ${String(cases.length).padStart(2)}  median ${median}  90 % within ${most}  bias ${bias.toFixed(1)} (se ${(spread / Math.sqrt(cases.length)).toFixed(1)})  sd ${spread.toFixed(1)}`;
}

function honesty(left: readonly LeftOut[], heads: readonly MarkedHead[]): string {
  const { bare, perHair, hairUpTo } = fitCrown(heads).uncertainty;
  const within = (times: number) => {
    const inside = left.filter(
      ({ error, hairDepth }) => Math.abs(error) <= times * (bare + perHair * Math.min(hairDepth, hairUpTo)),
    );
    return `${Math.round((100 * inside.length) / left.length)} % within ${times} sd`;
  };
  return `stated uncertainty: ${within(1)}, ${within(2)}`;
}

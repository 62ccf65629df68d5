import { type CutOutRun, isFittedOn } from './cut-out-runs.ts';
import { countWithInterval } from './interval.ts';
import type { LeftByMatte } from './left-by-matte.ts';

const wrong = (run: CutOutRun) => run.verdict !== 'pass';
const largeFromPx = 1500;

/**
 * Reports how often leftover pieces of wall and lost parts of the person are found, and how often a clean cut is
 * doubted.
 */
export function cutOutSection(runs: readonly CutOutRun[], left: readonly LeftByMatte[]): string {
  const clean = runs.filter(({ planted }) => !planted);
  const passing = new Set(clean.filter((run) => !wrong(run)).map(({ portrait }) => portrait));
  const rows = (['plain', 'busy'] as const).flatMap((wall) =>
    (['leftover', 'lost'] as const).flatMap((kind) =>
      [false, true].map((isLarge) => {
        const asked = runs.filter(
          ({ portrait, planted, ...run }) =>
            run.wall === wall &&
            planted?.kind === kind &&
            planted.areaPx >= largeFromPx === isLarge &&
            passing.has(portrait),
        );
        const size = isLarge ? '1500 to 5000 px' : '500 to 1000 px';
        const what = kind === 'leftover' ? 'wall left over' : 'person lost';
        return `| ${wall} | ${what} | ${size} | ${cells(asked)} |`;
      }),
    ),
  );
  const doubts = (['plain', 'busy'] as const).map((wall) => {
    const of = clean.filter((run) => run.wall === wall);
    return `| ${wall} | ${cells(of)} |`;
  });
  return `## Cut out

Faulty pieces are planted into mattes of openly licensed portraits, in a view of about 548 000 px: patches of wall of four
shapes beside head and shoulders, and parts removed from hair, ears and shoulders. Each is judged in the frame of a passport
(${[...new Set(runs.map(({ country }) => country))].join(' or ')}). A piece is found if the check fails or doubts it. Portraits whose own matte is doubted are
omitted. Weights and limits were fitted on people with odd numbers.

| Wall | fault | size | found, fitted on | of which fail | found, unseen | of which fail |
|---|---|---|---|---|---|---|
${rows.join('\n')}

The next table judges the same portraits with their own mattes. A doubt is false only if the cut is clean; the list says
where to look.

| Wall | doubted, fitted on | of which fail | doubted, unseen | of which fail |
|---|---|---|---|---|
${doubts.join('\n')}

${listOf(clean.filter((run) => run.wall === 'plain' && wrong(run)))}

Pieces that the mattes left over by themselves are harder to find, because the nets took them for the person. The table
gives, for the composites with known alpha, the largest visible piece of wall and the verdict on the photo:

| Piece left by the matte | composites | fail | doubted | pass |
|---|---|---|---|---|
${leftRows(left).join('\n')}
`;
}

function cells(runs: readonly CutOutRun[]): string {
  return [true, false]
    .flatMap((fitted) => {
      const of = runs.filter(({ portrait }) => isFittedOn(portrait) === fitted);
      return [
        countWithInterval(of.filter(wrong).length, of.length),
        of.filter(({ verdict }) => verdict === 'fail').length,
      ];
    })
    .join(' | ');
}

function listOf(runs: readonly CutOutRun[]): string {
  const lines = runs.map(({ portrait, country, verdict, leftoverShare, lostShare }) => {
    const what = leftoverShare >= lostShare ? 'left over' : 'lost';
    const percent = (100 * Math.max(leftoverShare, lostShare)).toFixed(1);
    return `- ${portrait} (${country}): ${verdict}, ${percent} % of the face ${what}`;
  });
  return lines.join('\n') || 'None before plain walls.';
}

function leftRows(left: readonly LeftByMatte[]): string[] {
  const classes = [
    ['below 150 px', 0, 150],
    ['150 to 500 px', 150, 500],
    ['500 to 1500 px', 500, 1500],
    ['1500 px and more', 1500, Number.POSITIVE_INFINITY],
  ] as const;
  return classes.map(([name, from, to]) => {
    const of = left.filter(({ areaPx }) => areaPx >= from && areaPx < to);
    const count = (verdict: string) => of.filter((one) => one.verdict === verdict).length;
    return `| ${name} | ${of.length} | ${count('fail')} | ${count('undetermined')} | ${count('pass')} |`;
  });
}

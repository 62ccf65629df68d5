import {
  type Calibration,
  type CrossValidated,
  calibration,
  crossValidation,
} from '../fit/crown-cross-validation.ts';
import { markedHead } from '../fit/marked-head.ts';
import { type HeadError, magnitudeQuantile } from '../people/head-error.ts';
import { type FramedHeads, framedHeads } from './head-bands.ts';
import { countWithInterval } from './interval.ts';
import type { MeasuredAccuracy } from './measured-accuracy.ts';

/** Figures of the page, by the words of their rows. */
export function headHeadlines({ people, headHeight }: MeasuredAccuracy): Record<string, string> {
  const { medianPercent, ninetyWithinPercent } = headHeight;
  return {
    'Head height: error of half of the photos, and of nine in ten': `at most ${medianPercent} % and ${ninetyWithinPercent} % of the head, ${people} people`,
  };
}

/** Reports head height, crown, chin and eye line against hand-placed points, and the effect on documents. */
export function headSection(errors: readonly HeadError[]): string {
  const heads = errors.map(({ portrait, observation }) => markedHead(portrait, observation));
  return `## Head, crown, chin, eye line

The reference is manually placed points of ${errors.length} people of two collections. The reference crown is itself an estimate, accurate
to about 2 % of the head height, because hair hides the skull. Different people marked the collections: on equal faces,
Canada's head is taller. The product's crown is half way between both, so the mean error of each collection is this
difference of placement; rows that begin with "within" are without it.

Error of the head height (chin to crown) of models that were not fitted on the person (\`npm run fit:crown\`), in % of the
true height:

| | people | median, absolute | 90 % within | largest | mean | standard error of the mean | spread |
|---|---|---|---|---|---|---|---|
${crossValidation(heads).map(validatedRow).join('\n')}

The stated uncertainty grows with the hair over the crown and covers the difference of placement. By models that were not fitted on
the person:

| | within one standard deviation (a normal distribution has 68 %) | within two (95 %) |
|---|---|---|
${calibration(heads).map(calibratedRow).join('\n')}

Error of the engine, whose model was fitted on these same people, in % of the true height, positive upwards. The eye line
runs through the eye corners (ISO/IEC 29794-5); the reference runs through the pupils, which are slightly higher.

| | head height | crown | chin | eye line |
|---|---|---|---|---|
${quantiles(errors).join('\n')}

Heads as framed for documents, before the finished file is measured: whether the true head height is inside the band, the
verdict (a pass needs a probability of 90 %), and the room above the hair.

| | band, mm | truly inside | pass | undetermined | fail | passed but outside | hair: below 0.5 mm | below 1 mm |
|---|---|---|---|---|---|---|---|---|
${framedHeads(errors).map(framedRow).join('\n')}
`;
}

function calibratedRow({ of, people, withinOne, withinTwo }: Calibration): string {
  return `| ${of} | ${countWithInterval(withinOne, people)} | ${countWithInterval(withinTwo, people)} |`;
}

function validatedRow(row: CrossValidated): string {
  const { of, people, median, ninetyWithin, largest, bias, biasError, spread } = row;
  const figures = [median, ninetyWithin, largest].map((value) => value.toFixed(1));
  return `| ${of} | ${people} | ${figures.join(' | ')} | ${signed(bias)} | ${biasError.toFixed(1)} | ${spread.toFixed(1)} |`;
}

function framedRow(row: FramedHeads): string {
  const { band, people, verdicts } = row;
  const cells = [
    row.document,
    band.max === null ? `from ${band.min}` : `${band.min} to ${band.max}`,
    `${row.trulyInside} of ${people}`,
    ...[
      verdicts.pass,
      verdicts.undetermined,
      verdicts.fail,
      row.wronglyPassed,
      row.hairBelowHalf,
      row.hairBelowOne,
    ],
  ];
  return `| ${cells.join(' | ')} |`;
}

const columns = ['headHeight', 'crown', 'chin', 'eyeLine'] as const satisfies ReadonlyArray<keyof HeadError>;

function quantiles(errors: readonly HeadError[]): string[] {
  const of = (column: (typeof columns)[number]) => errors.map((error) => 100 * error[column]);
  const parts = [
    ['median, either way', 0.5],
    ['90 %', 0.9],
    ['largest', 1],
  ] as const;
  const magnitudes = parts.map(
    ([name, part]) =>
      `| ${name} | ${columns.map((column) => magnitudeQuantile(of(column), part).toFixed(1)).join(' | ')} |`,
  );
  const means = columns.map((column) =>
    signed(of(column).reduce((sum, value) => sum + value, 0) / errors.length),
  );
  return [...magnitudes, `| mean | ${means.join(' | ')} |`];
}

function signed(value: number): string {
  const text = value.toFixed(1);
  return value > 0 ? `+${text}` : text;
}

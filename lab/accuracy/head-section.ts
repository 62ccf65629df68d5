import { type CrossValidated, crossValidation, honesty } from '../fit/crown-cross-validation.ts';
import { markedHead } from '../fit/marked-head.ts';
import { type HeadError, magnitudeQuantile } from '../people/head-error.ts';
import { type FramedHeads, framedHeads } from './head-bands.ts';

/** Head height, crown, chin and eye line against hand-placed points, and what that means for documents. */
export function headSection(errors: readonly HeadError[]): string {
  const heads = errors.map(({ portrait, observation }) => markedHead(portrait, observation));
  const [withinOne, withinTwo] = honesty(heads).map((share) => (100 * share).toFixed(0));
  return `## Head, crown, chin, eye line

Against hand-placed points of ${errors.length} people. The crown's truth is itself an estimate, good to about 2 % of the head's height:
the skull is not visible under hair.

Head height, chin to crown, by models that have not seen the person (\`npm run fit:crown\`), in % of the true height:

| | people | median, either way | 90 % within | mean | its standard error | spread |
|---|---|---|---|---|---|---|
${crossValidation(heads).map(validatedRow).join('\n')}

The stated uncertainty grows with the hair over the crown; ${withinOne} % of people lie within one standard deviation of it,
${withinTwo} % within two.

As the engine measures, its model fitted on these very people; in % of the true height, positive upwards. The eye line
is that of the eye corners (ISO/IEC 29794-5), its truth that of the pupils, which lie a little higher.

| | head height | crown | chin | eye line |
|---|---|---|---|---|
${quantiles(errors).join('\n')}

As framed for documents, before they are measured anew: whether the head's true height lies inside the band, what is told
of it (a pass takes nine chances in ten), and the room above the hair.

| | band, mm | truly inside | pass | undetermined | fail | passed, and outside | hair: below 0.5 mm | below 1 mm |
|---|---|---|---|---|---|---|---|---|
${framedHeads(errors).map(framedRow).join('\n')}
`;
}

function validatedRow(row: CrossValidated): string {
  const { of, people, median, ninetyWithin, bias, biasError, spread } = row;
  const figures = [median, ninetyWithin].map((value) => value.toFixed(1));
  return `| ${of} | ${people} | ${figures.join(' | ')} | ${signed(bias)} | ${biasError.toFixed(1)} | ${spread.toFixed(1)} |`;
}

function framedRow(row: FramedHeads): string {
  const { band, people, told } = row;
  const cells = [
    row.document,
    `${band.min} to ${band.max}`,
    `${row.trulyInside} of ${people}`,
    ...[told.pass, told.undetermined, told.fail, row.wronglyPassed, row.hairBelowHalf, row.hairBelowOne],
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

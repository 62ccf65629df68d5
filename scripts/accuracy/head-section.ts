import type { Sessions } from '../../packages/engine/src/observe/sessions.ts';
import { type HeadError, headErrors, magnitudeQuantile } from './head-error.ts';

/** Head height, crown, chin and eye line against hand-placed points. */
export async function headSection(sessions: Sessions): Promise<string> {
  const errors = await headErrors(sessions);
  const rows = errors.map(
    (error) => `| ${error.portrait.path} | ${columns.map((column) => percent(error[column], true)).join(' | ')} |`,
  );
  const summary = quantiles(errors, (share) => percent(share));
  return `## Head, crown, chin, eye line

Difference from hand-placed points, in % of the head's true height (chin to crown), positive upwards. The crown's
truth is itself an estimate: the skull is not visible under hair. Chin and crown model were fitted on these very
portraits, so that strangers fare somewhat worse: docs/decisions/004-crown.md puts one standard deviation at 3.3 % of
the head's height, and that is what reports state. The eye line is that of the eye corners (ISO/IEC 29794-5), its truth
that of the pupils, which lie a little higher.

| Portrait | head height | crown | chin | eye line |
|---|---|---|---|---|
${[...rows, ...summary].join('\n')}

The same in mm of a photo of 35 x 45 mm with a head of ${headMm} mm:

| | head height | crown | chin | eye line |
|---|---|---|---|---|
${quantiles(errors, (share) => (share * headMm).toFixed(1)).join('\n')}
`;
}

/** The middle of what most authorities ask of a photo of 35 x 45 mm, chin to crown. */
const headMm = 34;

function quantiles(errors: readonly HeadError[], shown: (share: number) => string): string[] {
  return [
    ['median', 0.5],
    ['90 %', 0.9],
    ['largest', 1],
  ].map(([name, part]) => {
    const cells = columns.map((column) =>
      shown(
        magnitudeQuantile(
          errors.map((error) => error[column]),
          Number(part),
        ),
      ),
    );
    return `| **${name}, either way** | ${cells.join(' | ')} |`;
  });
}

const columns = ['headHeight', 'crown', 'chin', 'eyeLine'] as const satisfies ReadonlyArray<keyof HeadError>;

function percent(share: number, signed = false): string {
  const value = (share * 100).toFixed(1);
  return signed && share > 0 ? `+${value}` : value;
}

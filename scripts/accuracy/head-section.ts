import type { Sessions } from '../../packages/engine/src/observe/sessions.ts';
import { type HeadError, headErrors, magnitudeQuantile } from './head-error.ts';

/** Head height, crown, chin and eye line against hand-placed points. */
export async function headSection(sessions: Sessions): Promise<string> {
  const errors = await headErrors(sessions);
  const rows = errors.map(
    (error) => `| ${error.portrait} | ${columns.map((column) => percent(error[column], true)).join(' | ')} |`,
  );
  const summary = [
    ['median', 0.5],
    ['90 %', 0.9],
    ['largest', 1],
  ].map(
    ([name, part]) =>
      `| **${name}, either way** | ${columns
        .map((column) =>
          percent(
            magnitudeQuantile(
              errors.map((error) => error[column]),
              Number(part),
            ),
          ),
        )
        .join(' | ')} |`,
  );
  return `## Head, crown, chin, eye line

Difference from hand-placed points, in % of the head's true height (chin to crown), positive upwards. The crown's
truth is itself an estimate: the skull is not visible under hair. Chin and crown model were fitted on these
portraits; leaving each out in turn, the median is 2.6 % and 90 % lie within 5.8 %. The eye line is that of the eye
corners (ISO/IEC 29794-5), its truth that of the pupils, which lie a little higher.

| Portrait | head height | crown | chin | eye line |
|---|---|---|---|---|
${[...rows, ...summary].join('\n')}
`;
}

const columns = ['headHeight', 'crown', 'chin', 'eyeLine'] as const satisfies ReadonlyArray<keyof HeadError>;

function percent(share: number, signed = false): string {
  const value = (share * 100).toFixed(1);
  return signed && share > 0 ? `+${value}` : value;
}

import type { Verified } from './verify-page.ts';

const outcomes = ['changed', 'gone', 'unreadable', 'holds'] as const;

/** Pages to review, as Markdown: those that changed with old and new text side by side, then the others. */
export function reviewList(verified: readonly Verified[], today: string): string {
  const counts = outcomes.map(
    (outcome) => `${verified.filter((one) => one.outcome === outcome).length} ${outcome}`,
  );
  const changed = verified.flatMap((one) =>
    one.outcome === 'changed'
      ? [
          `### ${one.page.title}`,
          '',
          one.page.address,
          '',
          '| record | fact | before | now, nearest |',
          '| --- | --- | --- | --- |',
          ...one.changed.map(({ statement: { record, fact }, before, after }) =>
            row([record, fact ?? 'quote', before, after]),
          ),
          '',
        ]
      : [],
  );
  const others = verified.flatMap((one) =>
    one.outcome === 'gone' || one.outcome === 'unreadable'
      ? [row([one.outcome, one.why, one.page.title, one.page.address])]
      : [],
  );
  return [
    `# Cited pages on ${today}`,
    '',
    `${counts.join(', ')}.`,
    '',
    ...(changed.length > 0 ? ['## Changed', '', ...changed] : []),
    ...(others.length > 0
      ? [
          '## Gone or unreadable',
          '',
          '| outcome | why | title | address |',
          '| --- | --- | --- | --- |',
          ...others,
          '',
        ]
      : []),
  ].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')).join(' | ')} |`;
}

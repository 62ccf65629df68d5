import { type Check, checkIds, questionOf, type Verdict } from '@vesika/report';
import { countries, type JudgedPhoto, ofOriginalSize } from './compliant-photos.ts';
import { countWithInterval } from './interval.ts';

/** Lists false fails and doubts per check, with the names of the portraits. */
export function compliantSection(all: readonly JudgedPhoto[]): string {
  const judged = all.map((photo) => ({
    ...photo,
    checks: photo.checks.filter(({ id }) => !ofOriginalSize.has(id)),
    retakes: photo.retakes.filter(({ id }) => !ofOriginalSize.has(id)),
  }));
  const shortages = all
    .flatMap(({ checks }) => checks)
    .filter(({ id, verdict }) => verdict === 'fail' && ofOriginalSize.has(id)).length;
  const portraits = new Set(judged.map(({ portrait }) => portrait.path)).size;
  const rows = checkIds.flatMap((id) => {
    const verdicts = judged.flatMap(({ checks }) => checks.filter((check) => check.id === id));
    if (verdicts.length === 0 || ofOriginalSize.has(id)) return [];
    const of = (verdict: string) => verdicts.filter((check) => check.verdict === verdict).length;
    return `| ${id} | ${countWithInterval(of('fail'), verdicts.length)} | ${of('undetermined')} |`;
  });
  return `## Compliant portraits: false fails and doubts

From each of ${portraits} portraits that are good enough for a document, the product made a passport photo for ${countries.join(', ')}.
Every fail is false here. A doubt (undetermined) blocks no photo: it becomes a question or a remark. Brackets give the 95 %
interval (Wilson) of the share. It assumes independent photos, but those of one portrait are not independent: with ${portraits}
people, a share below one in ten cannot be distinguished from zero. In addition, we chose our own limits on these
portraits. So the absence of fails shows a good fit and is no forecast; the intervals do not cover this.

| Check | false fails | doubts |
|---|---|---|
${rows.join('\n')}

${listOf('False fails', judged, 'fail')}
${listOf('Doubts', judged, 'undetermined')}
${retakesOf(judged)}
### Too few pixels, too little room around the head

${shortages} fails are true and therefore not counted above. The format needs more pixels than the original has (enlargement
above the limit), or more shoulder or room around the head than the original shows (mm missing). A portrait taken for the
purpose has both.

${placesOf(all, (check) => check.verdict === 'fail' && ofOriginalSize.has(check.id))}
`;
}

function listOf(title: string, judged: readonly JudgedPhoto[], verdict: Verdict): string {
  return `### ${title}\n\n${placesOf(judged, (check) => check.verdict === verdict)}\n`;
}

function placesOf(judged: readonly JudgedPhoto[], isMeant: (check: Check) => boolean): string {
  const where = new Map<string, string[]>();
  for (const { portrait, country, checks } of judged) {
    for (const check of checks.filter(isMeant)) {
      const isAsked = questionOf(check) !== null;
      const key = `${check.id}${isAsked ? ' (asked)' : ''}: ${portrait.path}`;
      where.set(key, [...(where.get(key) ?? []), `${country} ${shown(check.value)}`]);
    }
  }
  const lines = [...where].sort().map(([key, places]) => `- ${key} (${places.join(', ')})`);
  return lines.join('\n') || 'None.';
}

function retakesOf(judged: readonly JudgedPhoto[]): string {
  const lines = judged.flatMap(({ portrait, retakes }) =>
    retakes.map(({ id, value }) => `- ${id}: ${portrait.path} (${shown(value)})`),
  );
  return `### Originals to take again

The original is judged before a photo is made. Users would have been asked to take these again (German passport).

${lines.join('\n') || 'None.'}
`;
}

function shown(value: number | null): string {
  return value === null ? 'not measured' : String(Number(value.toPrecision(3)));
}

import { languages, loadCatalogue } from '@vesika/messages';
import { checkIds, checks, isQuestion } from '@vesika/report';
import { describe, expect, it } from 'vitest';
import { answerDrawing, checkViews } from '../../apps/web/src/report-view/check-views.tsx';

const catalogues = await Promise.all(
  languages.map(async (language) => ({
    language,
    engine: await loadCatalogue(language, 'engine'),
    report: await loadCatalogue(language, 'report'),
  })),
);

/** What CONTRIBUTING lists for a new check, and nothing forgotten. */
describe.each(checkIds)('%s', (id) => {
  const { measures, problems } = checks[id];
  const answers: readonly string[] = isQuestion(id) ? checks[id].answers : [];

  it('has a view, with a drawing for each answer', () => {
    expect(Object.keys(checkViews[id])).toEqual(expect.arrayContaining(['drawing', 'tip']));
    for (const answer of answers) expect(answerDrawing(id as 'glasses', answer)).toBeTypeOf('function');
  });

  it.each(catalogues)('has all its words in $language', ({ engine, report }) => {
    const { name, about, measures: phrases } = engine.checks[id];
    expect([name, about].every(Boolean)).toBe(true);
    expect(Object.keys(phrases).sort()).toEqual(Object.keys(measures).sort());
    expect(Object.keys(engine.advice[id]).sort()).toEqual([...problems, 'undetermined'].sort());
    if (!isQuestion(id)) return;
    expect(report.questions.ask[id]).toBeTruthy();
    expect(Object.keys(report.questions.options[id]).sort()).toEqual([...answers].sort());
  });
});

it('no check has a view, or words, that does not exist', () => {
  const known = new Set<string>(checkIds);
  const unknown = (ids: readonly string[]) => ids.filter((id) => !known.has(id));
  for (const { engine, report } of catalogues) {
    const { ask, options } = report.questions;
    expect(unknown([engine.checks, engine.advice, ask, options].flatMap(Object.keys))).toEqual([]);
  }
});

import { languages, loadCatalogue } from '@vesika/messages';
import { type CheckFacts, type CheckId, checkIds, checks, isQuestion } from '@vesika/report';
import { expect, it } from 'vitest';
import { answerPortrait, checkViews } from '../../apps/web/src/report/check-views.ts';

const catalogues = await Promise.all(
  languages.map(async (language) => ({
    language,
    texts: [
      ...keysOf(await loadCatalogue(language, 'engine'), 'engine:'),
      ...keysOf(await loadCatalogue(language, 'report'), 'report:'),
    ],
  })),
);

it.each(catalogues)('every check has its texts in $language, and there are no others', ({ texts }) => {
  const needed = checkIds.flatMap(textsOf);
  const found = texts.filter((key) => checkTexts.test(key));
  expect({ missing: without(needed, found), unknown: without(found, needed) }).toEqual({
    missing: [],
    unknown: [],
  });
});

it.each(languages)('the fault of a check differs from the name of any check in %s', async (language) => {
  const { checks: texts } = await loadCatalogue(language, 'engine');
  const names = new Set(checkIds.map((id) => texts[id].name));
  expect(checkIds.filter((id) => names.has(texts[id].fault))).toEqual([]);
});

it.each(checkIds)('%s has a view, with a portrait for each answer', (id) => {
  expect(Object.keys(checkViews[id])).toEqual(expect.arrayContaining(['drawing', 'tip']));
  for (const answer of answersOf(id)) expect(answerPortrait(id as 'glasses', answer)).not.toBeNull();
});

it('no view belongs to an unknown check', () => {
  expect(Object.keys(checkViews).sort()).toEqual([...checkIds].sort());
});

/** Keys of all texts about checks. */
const checkTexts = /^(engine:(checks|advice)|report:questions\.(ask|options))\./;

/** Keys of all texts that a check needs, such as `engine:checks.gaze.name`. */
function textsOf(id: CheckId): string[] {
  const { measures, problems, remarks = [] }: CheckFacts = checks[id];
  return [
    `engine:checks.${id}.name`,
    `engine:checks.${id}.fault`,
    `engine:checks.${id}.about`,
    ...Object.keys(measures).map((measure) => `engine:checks.${id}.measures.${measure}`),
    ...[...problems, ...remarks, 'undetermined'].map((problem) => `engine:advice.${id}.${problem}`),
    ...(isQuestion(id) ? [`report:questions.ask.${id}`] : []),
    ...answersOf(id).map((answer) => `report:questions.options.${id}.${answer}`),
  ];
}

function answersOf(id: CheckId): readonly string[] {
  return isQuestion(id) ? checks[id].answers : [];
}

/** Keys of all texts that are not empty. */
function keysOf(branch: object, path: string): string[] {
  return Object.entries(branch).flatMap(([name, value]): string[] => {
    if (typeof value === 'string') return value === '' ? [] : [`${path}${name}`];
    return keysOf(value, `${path}${name}.`);
  });
}

function without(keys: readonly string[], others: readonly string[]): string[] {
  const excluded = new Set(others);
  return keys.filter((key) => !excluded.has(key));
}

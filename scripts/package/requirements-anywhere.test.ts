/** The requirements as others use them: bundled for a browser, as JSON with its schema, and as a table. */
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'csv-parse/sync';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type DataSet,
  dataSet,
  dataSetCsv,
  dataSetJsonSchema,
  storedModule,
} from '../../packages/requirements/scripts/data-set.ts';
import { allRequirements, childRulesOf, findRequirement } from '../../packages/requirements/src/index.ts';

const sources = join(import.meta.dirname, '../../packages/requirements/src');

/** A bundle for browsers of the whole package, as one script that sets `requirements`. */
async function bundle({ isPublished }: { isPublished: boolean }): Promise<string> {
  const entry = join(sources, 'all-doors.ts');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'requirements' } },
    plugins: [
      {
        name: 'published',
        resolveId: (id) => (id === entry ? id : null),
        load(id) {
          if (id === entry) {
            return ['index', 'search/search', 'schema']
              .map((door) => `export * from '${sources}/${door}.ts';`)
              .join('');
          }
          return isPublished && id === join(sources, 'stored.ts') ? storedModule() : null;
        },
      },
    ],
  });
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}

describe('in a browser', () => {
  let code = '';
  beforeAll(async () => {
    code = await bundle({ isPublished: true });
  });
  const answerOf = (program: string) => runInNewContext(`${code};JSON.stringify(${program})`, { URL });

  it('the package finds a requirement without modules or globals of Node', () => {
    expect(/['"]node:|browser-external/.exec(code)).toBeNull();
    const question = { countryCode: 'USA', documentType: 'visa' } as const;
    const answer = answerOf(`requirements.findRequirement(${JSON.stringify(question)})`);
    expect(JSON.parse(answer)).toEqual(JSON.parse(JSON.stringify(findRequirement(question))));
  });

  it('it has the rules for children, the search and the schemas', () => {
    expect(JSON.parse(answerOf(`requirements.childRulesOf('GB', 'passport')`))).toEqual(
      childRulesOf('GB', 'passport'),
    );
    const [first] = JSON.parse(
      answerOf(`requirements.createSearch(requirements.searchedPlaces(['de']))('Deutschland')`),
    );
    expect(first.countryCode).toBe('DE');
    expect(
      answerOf(
        'requirements.allRequirements().every((r) => requirements.photoRequirementSchema.safeParse(r).success)',
      ),
    ).toBe('true');
  });

  it('the sources, which read files, do not bundle', async () => {
    const unpublished = await bundle({ isPublished: false });
    expect(() => runInNewContext(`${unpublished};requirements.allRequirements()`)).toThrow();
  });
});

describe('as a file', () => {
  const set = dataSet('1.2.3');
  const validate = addFormats.default(new Ajv2020({ allErrors: true })).compile<DataSet>(dataSetJsonSchema());

  it('the JSON keeps to its JSON Schema', () => {
    validate(set);
    expect(validate.errors).toBeNull();
    expect(set.requirements).toHaveLength(allRequirements().length);
  });

  it('the JSON Schema refuses a missing field and an unknown one', () => {
    const [record, ...others] = set.requirements;
    const { size: _, ...withoutSize } = record!;
    expect(validate({ ...set, requirements: [withoutSize, ...others] })).toBe(false);
    expect(validate({ ...set, requirements: [{ ...record, colour: 'red' }, ...others] })).toBe(false);
  });

  it('the JSON lists every source that a fact names', () => {
    const named = set.requirements.flatMap(({ size, sources }) => [size.source ?? [], sources].flat());
    expect(named.filter((id) => !Object.hasOwn(set.sources, id))).toEqual([]);
  });

  it('the table has one row for each record, with quoted cells intact', () => {
    const rows: Record<string, string>[] = parse(dataSetCsv(), { columns: true });
    expect(rows.map(({ label }) => label)).toEqual(allRequirements().map(({ label }) => label));
    const visa = rows.find(
      (row) => row.alpha3 === 'USA' && row.document_type === 'visa' && row.variant === 'standard',
    );
    expect(visa).toMatchObject({ width_mm: '51', height_mm: '51', head_min_mm: '25', head_max_mm: '35' });
  });
});

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { dataSet, dataSetCsv, dataSetJsonSchema } from './data-set.ts';

/** Writes requirements.json, its JSON Schema and requirements.csv. Out: the paths. */
export async function writeDataSet(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files = {
    'requirements.json': `${JSON.stringify(dataSet(manifest.version), null, 1)}\n`,
    'requirements.schema.json': `${JSON.stringify(dataSetJsonSchema(), null, 2)}\n`,
    'requirements.csv': dataSetCsv(),
  };
  return Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      await writeFile(join(folder, name), text);
      return join(folder, name);
    }),
  );
}

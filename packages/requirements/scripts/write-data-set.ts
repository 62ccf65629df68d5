/** `npm run data-set -- [FOLDER]`: writes the data as JSON, its JSON Schema and CSV; to build/requirements by default. */
import { fileURLToPath } from 'node:url';
import { writeDataSet } from './data-set-files.ts';

const folder = process.argv[2] ?? fileURLToPath(new URL('../../../build/requirements', import.meta.url));
for (const path of await writeDataSet(folder)) console.log(path);

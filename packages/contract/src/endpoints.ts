import type { Operation } from './operation.ts';
import { operations } from './operations.ts';

/** Method and path of every operation. The build of the pages writes them out, so that browsers load no schemas. */
export const endpoints: Readonly<Record<string, Pick<Operation, 'method' | 'path'>>> = operations;

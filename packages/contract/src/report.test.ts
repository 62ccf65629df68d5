import type { PhotoReport } from '@vesika/engine/report';
import { expectTypeOf, it } from 'vitest';
import type { Report } from './report.ts';

it('is the very report of the engine', () => {
  expectTypeOf<PhotoReport>().toExtend<Report>();
  expectTypeOf<Report>().toExtend<PhotoReport>();
});

import type { Natives } from '@vesika/report';
import { expect, it } from 'vitest';
import { faceView } from '../face/face-view.ts';
import { pictureMeasures } from './natives.ts';
import { drawnSource } from './original/drawn-source.fixture.ts';
import { sourceMeasures } from './original/source-natives.ts';

const source = await drawnSource();
const { picture, mesh } = source;
const view = faceView({ picture, mesh, matte: null, covered: null, painted: false });

it('each measure of the picture gives the natives that it is registered for, and no others', () => {
  expect(given(pictureMeasures, view)).toEqual(registered(pictureMeasures));
});

it('each measure of the original gives the natives that it is registered for, and no others', () => {
  expect(given(sourceMeasures, source)).toEqual(registered(sourceMeasures));
});

type Measures<View> = Readonly<Record<string, (view: View) => Natives>>;

/** One line per measure and native that it gave. */
function given<View>(measures: Measures<View>, view: View): string[] {
  const lines: string[] = [];
  for (const measure of new Set(Object.values(measures))) {
    for (const name of Object.keys(measure(view))) lines.push(`${measure.name}: ${name}`);
  }
  return lines.sort();
}

/** One line per measure and native that it is registered for. */
function registered<View>(measures: Measures<View>): string[] {
  return Object.entries(measures)
    .map(([name, measure]) => `${measure.name}: ${name}`)
    .sort();
}

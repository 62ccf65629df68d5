import { expect, it } from 'vitest';
import { normalDeviates } from '../../packages/engine/fixtures/faults/random.ts';
import { places } from '../../packages/engine/src/measure/light/light-from-above.ts';
import { countAbove, fitLightFromAbove, type LitFace } from './light-from-above-fit.ts';

it('finds light from above that is weaker than the differences between faces', () => {
  const deviate = normalDeviates(3);
  const shade = places.map((_, i) => (i % 3) * 0.3);
  const faces = Array.from({ length: 60 }, (_, person): LitFace => {
    const [brightness, depth] = [2 * deviate(), deviate()];
    // Faces differ most in the depth of the sockets, which are the last places here.
    const clean = places.map((_, i) => brightness + (i > 6 ? depth : 0) + 0.03 * deviate());
    const faulty = clean.map((stops, i) => stops - shade[i]!);
    return { collection: person % 2 ? 'london' : 'canada', clean, faulty };
  });
  const filter = fitLightFromAbove(faces.slice(0, 30));
  expect(countAbove(faces.slice(30), filter, 1.25)).toEqual({ people: 30, cleanAbove: 0, faultyAbove: 30 });
});

import { allRequirements } from '@vesika/requirements';
import { backgroundChoices } from '@vesika/requirements/background-choice';
import { expect, it } from 'vitest';
import { rgbFromHex } from '../raster/rgb.ts';
import { backgroundDistance, distanceFromColour } from './background-range.ts';

it('accepts every colour that a record lets people choose', () => {
  for (const record of allRequirements()) {
    for (const choice of backgroundChoices(record)) {
      const painted = rgbFromHex(choice.hex);
      const name = `${record.countryCode} ${record.variant} ${choice.colour}`;
      expect(backgroundDistance(painted, record), name).toBe(0);
      expect(distanceFromColour(painted, choice), name).toBe(0);
    }
  }
});

import type { CheckId, Natives, PhotoMeasures, Verdict } from '@vesika/report';
import { allRequirements, findRequirement } from '@vesika/requirements';
import { backgroundChoices } from '@vesika/requirements/background-choice';
import { describe, expect, it } from 'vitest';
import { backgroundColour } from './background.ts';
import { findings } from './findings.fixture.ts';
import { runChecks } from './index.ts';

const plain: Natives = { backgroundEdge: 0, backgroundShadowEdge: 0, backgroundFall: 8 };

function judged(id: CheckId, natives: Natives, measures: Partial<PhotoMeasures> = {}) {
  return runChecks(findings({ natives }, { backgroundPainted: false, ...measures })).find(
    (check) => check.id === id,
  );
}

describe('background-shadow', () => {
  it.each<[Verdict, string | null, Natives]>([
    ['pass', null, { ...plain, backgroundShadowEdge: 2 }],
    ['pass', 'background-shadow.faint-shadow', { ...plain, backgroundShadowEdge: 2.6 }],
    ['undetermined', 'background-shadow.faint-shadow', { ...plain, backgroundShadowEdge: 4 }],
    ['fail', 'background-shadow.shadow', { ...plain, backgroundShadowEdge: 9 }],
    ['fail', 'background-shadow.shadow', { ...plain, backgroundShadowEdge: 9, backgroundEdge: 3 }],
  ])('%s: %s', (verdict, advice, natives) => {
    expect(judged('background-shadow', natives)).toMatchObject({ verdict, advice });
  });

  it('is left to background-uniformity where an object has an edge like it or no wall is visible', () => {
    expect(
      judged('background-shadow', { ...plain, backgroundShadowEdge: 9, backgroundEdge: 5 }),
    ).toBeUndefined();
    expect(judged('background-shadow', { backgroundEdge: null, backgroundShadowEdge: null })).toBeUndefined();
  });
});

describe('background-uniformity', () => {
  it.each<[Verdict, string | null, Natives]>([
    ['pass', null, { ...plain, backgroundFall: 17 }],
    ['pass', 'background-uniformity.falling-light', { ...plain, backgroundFall: 24 }],
    ['undetermined', 'background-uniformity.falling-light', { ...plain, backgroundFall: 36 }],
    ['fail', 'background-uniformity.uneven', { ...plain, backgroundFall: 45 }],
    ['pass', 'background-uniformity.faint-object', { ...plain, backgroundEdge: 2.6 }],
    ['undetermined', 'background-uniformity.faint-object', { ...plain, backgroundEdge: 4 }],
    ['fail', 'background-uniformity.object', { ...plain, backgroundEdge: 9 }],
    ['undetermined', 'background-uniformity.undetermined', {}],
  ])('%s: %s', (verdict, advice, natives) => {
    expect(judged('background-uniformity', natives)).toMatchObject({ verdict, advice });
  });
});

describe('background-colour', () => {
  function ofWall(hex: string, countryCode: string, natives: Natives = plain) {
    const { requirement } = findRequirement({ countryCode, documentType: 'passport' })!;
    const measures = { backgroundPainted: false, backgroundHex: hex };
    const given = findings({ natives, requirement }, measures);
    const { verdict, advice } = runChecks(given).find(({ id }) => id === 'background-colour')!;
    return advice === null ? verdict : `${verdict} ${advice.slice('background-colour.'.length)}`;
  }

  it.each([
    ['US', '#DEE2E1', 'pass'],
    ['US', '#C5C9C8', 'pass greyish'],
    ['US', '#A8A8A8', 'undetermined greyish'],
    ['US', '#707070', 'fail too-dark'],
    ['US', '#CDBBCD', 'pass tinted'],
    ['US', '#E0D5B8', 'pass tinted'],
    ['US', '#B8D4F0', 'undetermined tinted'],
    ['US', '#8FC0F0', 'fail wrong-colour'],
    ['GB', '#C5C9C8', 'pass'],
    ['GB', '#F5EBD2', 'pass'],
    ['GB', '#7D2E2E', 'fail wrong-colour'],
    ['FR', '#FFFFFF', 'fail too-white'],
    ['FR', '#EBEBEB', 'pass'],
    ['FR', '#C8DCF5', 'pass'],
    ['TR', '#C5C9C8', 'undetermined greyish'],
    ['TR', '#E8E8E6', 'pass'],
  ])('%s: a wall of %s is a %s', (countryCode, hex, expected) => {
    expect(ofWall(hex, countryCode)).toBe(expected);
  });

  it('does not blame the wall for a dark picture', () => {
    expect(ofWall('#909090', 'US')).toBe('undetermined greyish');
    expect(ofWall('#909090', 'US', { ...plain, eyeWhiteLight: 0.19 })).toBe('pass greyish');
  });

  it('does not judge the colour of a room, which is no wall', () => {
    expect(judged('background-colour', { ...plain, backgroundEdge: 40, backgroundFall: 70 })).toBeUndefined();
  });

  it('accepts every colour that a record lets people choose', () => {
    for (const requirement of allRequirements()) {
      for (const { hex, colour } of backgroundChoices(requirement)) {
        const measures = { backgroundPainted: false, backgroundHex: hex };
        const check = backgroundColour(findings({ natives: plain, requirement }, measures));
        expect(check?.verdict, `${requirement.countryCode} ${requirement.variant} ${colour}`).toBe('pass');
      }
    }
  });
});

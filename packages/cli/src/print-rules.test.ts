import { findRequirement, type RequirementAnswer } from '@vesika/requirements';
import { beforeAll, describe, expect, it } from 'vitest';
import { capturedTerminal } from './captured-terminal.fixture.ts';
import { type Rules, rulesLines } from './print-rules.ts';
import { loadTexts, type Texts } from './texts.ts';

let texts: Texts;
beforeAll(async () => {
  texts = await loadTexts();
});

function rulesOf(countryCode: string, documentType: Rules['documentType']): Rules {
  return { documentType, ...(findRequirement({ countryCode, documentType }) as RequirementAnswer) };
}

function print(...all: Rules[]): string {
  return rulesLines(all, texts, capturedTerminal().terminal).join('\n');
}

describe('the rules of a country', () => {
  it('list sizes, limits, edit policy and sources', () => {
    const text = print(rulesOf('US', 'passport'));
    expect(text).toMatch(/^United States passport \(US passport standard\)\n/);
    expect(text).toMatch(/standard\)\n {2}Who takes the photo/);
    expect(text).toMatch(/Size +51 × 51 mm/);
    expect(text).toMatch(/Pixels +600 × 600 px, at least 600 × 600 px, at most 1,200 × 1,200 px/);
    expect(text).toMatch(/Head height +25–35 mm, chin to the top of the hair/);
    expect(text).toMatch(
      /Authority +U\.S\. Department of State, https:\/\/travel\.state\.gov\S+ \(not read by us\)/,
    );
    expect(print(rulesOf('HK', 'passport'))).toMatch(/32–36 mm, chin to crown\n/);
    expect(print(rulesOf('DE', 'passport'))).toMatch(/chin to crown \(the source does not say/);
    expect(text).toMatch(/Eye line +28–35 mm, from the bottom edge/);
    expect(text).toMatch(/Background +white #FFFFFF/);
    expect(text).toMatch(/Resolution +at least 300 dpi/);
    expect(text).toMatch(/File +JPEG$/m);
    expect(text).toMatch(/Editing +.+ refuses digitally altered photos; use make --crop-only/);
    expect(text).toMatch(/Based on +official/);
    expect(text).toMatch(/How we know +.+https:/);
  });

  it('list the limits of the file', () => {
    const answer = findRequirement({ countryCode: 'US', documentType: 'visa' }) as RequirementAnswer;
    const file = { ...answer.requirement.file, minKb: 10, maxKb: 240, formats: ['JPEG', 'PNG'] };
    const requirement = { ...answer.requirement, file };
    expect(print({ ...answer, documentType: 'visa', requirement })).toMatch(
      /File +JPEG or PNG, 10 kB to 240 kB$/m,
    );
  });

  it('tell what holds for children, and how to take their photo, each with its source', () => {
    const germany = print(rulesOf('DE', 'passport'));
    expect(germany).toMatch(/Children +Not required under the age of 6: Eyes open, .+\.\n/);
    expect(germany).toMatch(/\n +Head height: 22–36 mm\n/);
    const britain = print(rulesOf('GB', 'passport'));
    expect(britain).toMatch(
      /\n +Head height: 21–34 mm \(UK Identity and Passport Service, .+\)\n +GOV\.UK, /,
    );
    expect(britain).toMatch(
      /\n +Under the age of 11, the head height is different\.\n +Head height: 21–34 mm\n/,
    );
    const canada = print(rulesOf('CA', 'passport'));
    expect(canada).toMatch(/\n +A car seat covered with a white sheet works too\.\n/);
    expect(canada).toMatch(/\n +Passport Canada, photos of a baby, http/);
    expect(print(rulesOf('AD', 'passport'))).not.toMatch(/^ +Children /m);
  });

  it('name the facts without a published rule', () => {
    const text = print(rulesOf('AD', 'passport'));
    expect(text).toMatch(/Eye line +Not specified$/m);
    expect(text).toMatch(/File +Not specified$/m);
    expect(text).toMatch(/Editing +we found no rule against it$/m);
    expect(text).toMatch(/Pixels +Not specified$/m);
  });

  it('say when the passport rules are used instead, and print them once', () => {
    expect(print(rulesOf('AD', 'visa'))).toMatch(/we use the passport requirements of Andorra$/m);
    const both = print(rulesOf('AD', 'passport'), rulesOf('AD', 'visa'));
    expect(both).toMatch(
      /\n\nAndorra · Visa: we found nothing published of its own, so we use the passport requirements above\.$/,
    );
  });

  it('say who takes the photo in the words of the pages, each sentence ended once', () => {
    const text = print(rulesOf('DE', 'passport'));
    expect(text).toMatch(
      /Who takes the photo +Applications made in the country: Only a certified studio can take/,
    );
    expect(text).toContain('bring the Data Matrix code from the studio). The studio sends');
    expect(text).not.toMatch(/\.\./);
  });

  it('use the sentences of the pages', () => {
    const text = print(rulesOf('US', 'passport'));
    expect(text).toMatch(/Glasses +No\. The only exception is a medical reason, and you have to prove it\./);
    expect(text).toMatch(/Expression +Neutral expression or a natural smile with the mouth closed/);
    expect(text).toMatch(/Age of photo +Taken within the last 6 months/);
  });

  it('say when they are only defaults', () => {
    const text = print(rulesOf('EU', 'id'));
    expect(text).toMatch(/Based on +We found nothing for this document, so general values apply\./);
    expect(text).not.toMatch(/Source/);
  });
});

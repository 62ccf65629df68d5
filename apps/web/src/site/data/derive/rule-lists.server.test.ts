import {
  allRequirements,
  bringsPrints,
  findRequirement,
  type PhotoRequirement,
  refusesEditing,
  smileAllowed,
} from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { alternativeOf } from './backgrounds.server.ts';
import { ruleLists } from './rule-lists.server.ts';

const records = allRequirements().map(
  (record) => [`${record.countryCode} ${record.documentType} ${record.variant}`, record] as const,
);

function listsOf(countryCode: string, documentType: 'passport' | 'visa' | 'id' = 'passport') {
  const { required, forbidden } = ruleLists(findRequirement({ countryCode, documentType })!.requirement);
  return { required: required.map(({ key }) => key), forbidden: forbidden.map(({ key }) => key) };
}

const isWorn = ({ glasses }: PhotoRequirement) =>
  glasses !== null && ['expected', 'allowed', 'discouraged'].includes(glasses.policy);

describe('the lists of each record', () => {
  it.each(records)('%s agree with its fields', (_key, record) => {
    const { required, forbidden } = ruleLists(record);
    const [dos, donts] = [required.map(({ key }) => key), forbidden.map(({ key }) => key)] as string[][];
    const refusals = donts!.filter((key) => key.startsWith('glasses') && key !== 'glassesTinted');
    const permissions = dos!.filter((key) => key.startsWith('glasses') && key !== 'glassesSafer');
    expect(refusals).toHaveLength(isWorn(record) ? 0 : 1);
    expect(permissions).toHaveLength(isWorn(record) ? 1 : 0);
    expect(donts!.includes('smile')).toBe(smileAllowed(record) !== true);
    expect(dos!.includes('expressionSmile')).toBe(smileAllowed(record) === true);
    expect(donts!.some((key) => key.startsWith('editing'))).toBe(refusesEditing(record));
    expect(dos!.some((key) => key.startsWith('headCovering'))).toBe(!donts!.includes('hatsNoException'));
    expect(dos!.some((key) => key.startsWith('headCoveringWomen'))).toBe(
      record.headCovering?.compulsoryFor != null,
    );
    expect(dos!.includes('copies')).toBe(record.print.copies !== null && bringsPrints(record));
    expect(dos!.includes('fileSize')).toBe(record.file.minKb !== null || record.file.maxKb !== null);
    expect(new Set([...dos!, ...donts!]).size).toBe(dos!.length + donts!.length);
  });

  it('mark what rests on nothing', () => {
    const { required, forbidden } = ruleLists(
      findRequirement({ countryCode: 'BI', documentType: 'passport' })!.requirement,
    );
    const usual = [...required, ...forbidden].filter(({ rests }) => rests === 'usual').map(({ key }) => key);
    expect(usual).toEqual(
      expect.arrayContaining(['expressionNeutral', 'headHeight', 'background', 'glassesUnknown', 'smile']),
    );
  });

  it('keep the word of the authority apart from that of others, and from what is usual', () => {
    const restsOf = (countryCode: string, documentType: 'passport' | 'visa', wanted: string) => {
      const { required, forbidden } = ruleLists(findRequirement({ countryCode, documentType })!.requirement);
      return [...required, ...forbidden].find(({ key }) => key === wanted)?.rests;
    };
    expect(restsOf('US', 'visa', 'editing')).toBe('authority');
    expect(restsOf('US', 'visa', 'headHeightWithHair')).toBe('authority');
    expect(restsOf('IR', 'passport', 'headCoveringWomenFrom')).toBe('authority');
    expect(restsOf('GB', 'visa', 'background')).toBe('others');
    expect(restsOf('IR', 'passport', 'headHeight')).toBe('usual');
  });

  it('differ where the authorities differ', () => {
    expect(listsOf('US')).toMatchObject({
      required: expect.arrayContaining(['expressionSmile', 'headCoveringProof', 'eyeLine', 'pixelsRange']),
      forbidden: expect.arrayContaining(['glassesMedical', 'teeth', 'editing']),
    });
    expect(listsOf('DE')).toMatchObject({
      required: expect.arrayContaining(['glassesConditions', 'headCoveringReligious', 'dpi', 'professional']),
      forbidden: expect.arrayContaining(['glassesTinted', 'smile', 'hats']),
    });
    expect(listsOf('FR').forbidden).toContain('whiteBackground');
    expect(listsOf('CA').required).toContain('glassesConditions');
  });
});

describe('words of the records', () => {
  it('for other backgrounds are all known', () => {
    const words = records.flatMap(([, { background }]) => background.alternatives);
    expect(words.filter((word) => alternativeOf(word, []) === undefined)).toEqual([]);
  });
});

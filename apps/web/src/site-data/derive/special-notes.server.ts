import type { PhotoRequirement } from '@vesika/requirements';
import type { ForbiddenKey, Policy, RequiredKey } from '../country-guide.ts';

/**
 * The facts that recur in the notes and other sentences of the records, recognised by their words, so that
 * they can be told in every language. The notes themselves are shown in English beside them.
 */
export function factsOf(requirement: PhotoRequirement): {
  policies: Policy[];
  required: RequiredKey[];
  forbidden: ForbiddenKey[];
} {
  const notes = requirement.specialNotes.join('\n');
  const words = `${notes}\n${requirement.headCovering}`;
  const policies = matching(policyWords, notes);
  if (requirement.editingForbiddenByAuthority) policies.unshift('editing-forbidden');
  return {
    policies,
    required: matching(requiredWords, words),
    forbidden: matching(forbiddenWords, words),
  };
}

const policyWords: ReadonlyArray<readonly [Policy, RegExp]> = [
  [
    'authority-takes-photo',
    /\b(offices|police|ministry|UDI)\b[^.;]*\b(take|takes|capture) the (passport )?photo|photographs? (passport )?applicants|photographed at the|photos? (is|are) (taken|captured) at the (office|enrolment)|provinces take their own photos|^Usually captured at the office/im,
  ],
  ['authority-takes-first-photo', /^First passports: photo (taken|captured) at the office/m],
  [
    'professional-only',
    /Taken by a professional or an approved booth|taken by a commercial photographer|from certified providers/,
  ],
];

const requiredWords: ReadonlyArray<readonly [RequiredKey, RegExp]> = [
  ['hairNotCounted', /without hair|hair not counted/],
  ['ears', /ears( and eyebrows)? visible|eyebrows and ears visible/i],
  ['clothesContrast', /differs from the background/],
  ['glossy', /glossy/i],
  ['matte', /matte finish/i],
  ['professional', /Taken by a professional|taken by a commercial photographer|from certified providers/],
];

const forbiddenWords: ReadonlyArray<readonly [ForbiddenKey, RegExp]> = [
  ['whiteBackground', /white background is forbidden/i],
  ['whiteClothes', /avoid white clothes/i],
  ['uniform', /uniform not accepted/i],
  ['border', /no border|borderless/i],
  ['selfie', /selfies are not accepted/],
];

function matching<Key>(table: ReadonlyArray<readonly [Key, RegExp]>, words: string): Key[] {
  return table.filter(([, pattern]) => pattern.test(words)).map(([key]) => key);
}

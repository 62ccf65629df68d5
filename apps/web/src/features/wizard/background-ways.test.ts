import type { OriginalFinding } from '@vesika/report';
import { expect, it } from 'vitest';
import { backgroundFails } from './background-ways.tsx';

type Remedy = OriginalFinding['remedy'];

function finding(id: string, remedy: Remedy): Pick<OriginalFinding, 'id' | 'remedy'> {
  return { id: id as OriginalFinding['id'], remedy };
}

it.each<[string, ReturnType<typeof finding>[]]>([
  ['alone', [finding('background-colour', 'retake'), finding('centring', 'fix')]],
  ['with-others', [finding('background-shadow', 'retake'), finding('eyes-open', 'retake')]],
  ['no', [finding('background-colour', 'fix'), finding('eyes-open', 'retake')]],
  ['no', []],
])('tells "%s"', (expected, findings) => {
  expect(backgroundFails(findings)).toBe(expected);
});

import type { ChangeId, Check, Problem } from '@vesika/report';
import type { Edit } from '@vesika/requirements';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

type MadeEdit = Exclude<Edit, 'any' | 'retouching'>;

/** The kind of edit that a change is to an authority; other changes leave what the picture shows as it is. */
const editOf: Readonly<Partial<Record<ChangeId, MadeEdit>>> = {
  background: 'background',
  'touch-up': 'background',
  'transparency-filled': 'background',
  exposure: 'light',
  'white-balance': 'light',
  straighten: 'cropping',
  crop: 'cropping',
  scale: 'cropping',
};

/**
 * What was done to the picture against what the authority allows. Null if the record says nothing of edits, and for a
 * picture that was only checked, whose earlier edits `digital-alteration` looks for.
 */
export function editsAllowed({ requirement, limits, measures, changes }: Findings): Check | null {
  const { refused } = requirement.edits;
  if (refused.length === 0 || measures.enlargement === null) return null;
  const edits = changes.flatMap(({ what }) => editOf[what] ?? []).filter((edit) => isRefused(edit, refused));
  return judge({
    id: 'edits-allowed',
    measure: 'refused',
    value: edits.length,
    limit: { min: null, max: 0 },
    source: limits.edits,
    problems: { high: problemOf(new Set(edits)) },
  });
}

/** `any` covers every change of what the picture shows; records name `cropping` beside it. */
function isRefused(edit: MadeEdit, refused: readonly Edit[]): boolean {
  return refused.includes(edit) || (edit !== 'cropping' && refused.includes('any'));
}

function problemOf(edits: ReadonlySet<MadeEdit>): Problem<'edits-allowed'> {
  if (edits.has('background') && edits.has('light')) return 'background-and-light';
  if (edits.has('background')) return 'background';
  return edits.has('light') ? 'light' : 'cropping';
}

import { observedPortrait } from '../../packages/engine/fixtures/observed-portrait.ts';
import { portraitsOf } from '../../packages/engine/fixtures/shared-portraits.ts';
import { type LightPlan, planOriginalLight } from '../../packages/engine/src/compose/light.ts';
import type { Sessions } from '../../packages/engine/src/nets/sessions.ts';
import { collectionPeople, sitterOf } from '../people/collection-people.ts';

/** The correction of light that the photos of a portrait get where edits are allowed. */
interface LightEdit {
  group: string;
  plan: LightPlan;
}

/** Plans the light of clean people before their own walls, and of seven of them before five other walls. */
export async function planLightOfPeople(sessions: Sessions): Promise<LightEdit[]> {
  const edits: LightEdit[] = [];
  for (const { path, collection, ethnicity } of collectionPeople()) {
    const plan = planOriginalLight(await observedPortrait(path, sessions));
    edits.push({ group: `${collection}, ${ethnicity}`, plan });
  }
  for (const path of portraitsOf('composites')) {
    const person = sitterOf(path.replace('composites/', 'london/'));
    if (!person) continue;
    const plan = planOriginalLight(await observedPortrait(path, sessions));
    edits.push({ group: `five walls, ${person.ethnicity}`, plan });
  }
  return edits;
}

/** Reports how light is corrected, by group: one light should get one treatment on every skin. */
export function editSection(edits: readonly LightEdit[]): string {
  const groups = [...new Set(edits.map(({ group }) => group))].sort();
  const rows = groups.map((group) => {
    const plans = edits.filter((edit) => edit.group === group).map(({ plan }) => plan);
    const stops = plans.map(({ exposureEv }) => exposureEv);
    const mean = stops.reduce((sum, ev) => sum + ev, 0) / stops.length;
    const balanced = plans.filter(({ gains }) => gains.some((gain) => gain !== 1)).length;
    return `| ${group} | ${plans.length} | ${mean.toFixed(2)} | ${Math.max(...stops).toFixed(2)} | ${balanced} |`;
  });
  return `## Corrections of light by skin tone

What exposure and white balance do to portraits of clean people where edits are allowed. Within one collection the light
is the same for everybody, so the groups should not differ; the goal is 0.05 EV. The collections state the ethnicity. The
light of the Canadian studio is pinkish, that of London neutral.

| Group | portraits | mean exposure, EV | largest, EV | white-balanced |
|---|---|---|---|---|
${rows.join('\n')}
`;
}

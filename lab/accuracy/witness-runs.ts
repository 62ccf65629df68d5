import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdict } from '@vesika/report';
import { type DocumentType, findRequirement } from '@vesika/requirements';
import { observedPortrait } from '../../packages/engine/fixtures/observed-portrait.ts';
import { readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { cutOut } from '../../packages/engine/src/checks/background.ts';
import { cutFrame } from '../../packages/engine/src/cut-frame.ts';
import { inspectCutOut } from '../../packages/engine/src/inspect-cut-out.ts';
import type { Sessions } from '../../packages/engine/src/nets/sessions.ts';
import { planFor } from '../../packages/engine/src/photo-plan.ts';
import { type Half, halfOf } from '../people/halves.ts';

/** `small`: visible when one looks for it; `severe`: anybody sees it. */
export type Cut = 'clean' | 'small' | 'severe';

export interface LabelledCut {
  portrait: string;
  /** Country and type of the document, such as 'US visa'. */
  document: string;
  /** Judgement of a person who compared the photo with its original at full size. */
  cut: Cut;
  /** Kinds of faults: leftover, lost, veil, second person; empty if there is none. */
  kinds: string;
  /** Halves of the pictures, to see how evenly a limit does. */
  half: Half;
}

/** A labelled cut-out with the verdict of the check `cut-out`. */
export interface WitnessRun extends LabelledCut {
  verdict: Verdict;
  leftoverShare: number;
  lostShare: number;
}

/** The widest frame of the most wanted documents. */
export const widest = 'US visa';

/** Labels of photos with a painted wall that the present nets make; a change of the matte makes them out of date. */
export function labelledCuts(): LabelledCut[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'cut-out-labels.tsv'), 'utf8')
    .trim()
    .split('\n');
  const portraits = new Set<string>();
  return lines.map((line) => {
    const [portrait, document, cut, kinds] = line.split('\t') as [string, string, Cut, string];
    portraits.add(portrait);
    // All composites of a person belong to one half, and all documents of a portrait.
    const person = /^composites\/(\d+)/.exec(portrait)?.[1];
    return { portrait, document, cut, kinds, half: halfOf(person ? Number(person) : portraits.size - 1) };
  });
}

export async function judgeCuts(cuts: readonly LabelledCut[], sessions: Sessions): Promise<WitnessRun[]> {
  const runs: WitnessRun[] = [];
  for (const cut of cuts) runs.push({ ...cut, ...(await judgeCut(cut, sessions)) });
  return runs;
}

/** The verdict on the photo with a painted wall. */
export async function judgeCut(
  { portrait, document }: Pick<LabelledCut, 'portrait' | 'document'>,
  sessions: Sessions,
) {
  const [countryCode, documentType] = document.split(' ') as [string, DocumentType];
  const { requirement } = findRequirement({ countryCode, documentType })!;
  const bytes = readPortrait(portrait);
  const observation = await observedPortrait(portrait, sessions);
  const plan = planFor({ requirement, background: 'replace' });
  const draft = await cutFrame(bytes, observation, plan);
  const { natives } = await inspectCutOut(
    { ...draft, painted: plan.backgroundRgb, picture: draft.unlit },
    sessions,
  );
  return {
    verdict: cutOut({ natives, answers: {} })!.verdict,
    leftoverShare: natives.leftoverShare!,
    lostShare: natives.lostShare!,
  };
}

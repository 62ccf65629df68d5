import { type PhotoRequirement, refusesCropping, refusesEditing } from '@vesika/requirements';
import type { MakingOptions as BatchMakingOptions } from './batch/protocol.ts';
import { cropsOnly } from './making-options.ts';
import { refusalText, supplyLines } from './rule-words.ts';
import type { Terminal } from './terminal.ts';
import type { Texts } from './texts.ts';

/** Printed before any work: who may take the photo if that is not the applicant, and which edits are refused. */
export function printDocumentNotes(
  requirement: PhotoRequirement,
  { cropOnly, background }: Pick<BatchMakingOptions, 'cropOnly' | 'background'>,
  texts: Texts,
  terminal: Terminal,
): void {
  const { supply, label } = requirement;
  if (!supply.kind?.startsWith('self')) {
    const [usual, ...otherwise] = supplyLines(requirement, texts);
    terminal.err(`note (${label}): ${usual}`);
    for (const line of otherwise) terminal.err(`  ${line}`);
  }
  if (!refusesEditing(requirement) || cropOnly) return;
  terminal.err(`note (${label}): ${refusalText(requirement)}.`);
  if (refusesCropping(requirement)) {
    terminal.err('  It may not even be cropped: hand it in as the studio gave it to you.');
  } else if (cropsOnly(requirement, { cropOnly, background })) {
    terminal.err(
      '  We only straighten, crop and resize; with --full-edit we change background and light too.',
    );
  } else {
    terminal.err('  You asked for edits, so the photo fails this requirement.');
  }
}

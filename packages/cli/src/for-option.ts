import { InvalidArgumentError } from 'commander';
import { linkedDocument } from './kept-document.ts';
import type { RequirementOptions } from './requirement-choice.ts';

/** Parses `DE:passport`, `US:visa:lottery`, `own:<id>` or a share link; each option adds a document. */
export function forOption(typed: string, before: RequirementOptions[] = []): RequirementOptions[] {
  const linked = linkedDocument(typed);
  if (linked) return [...before, linked];
  const [country, document, variant, ...more] = typed.split(':').map((part) => part.trim());
  if (!country || !document || variant === '' || more.length > 0) {
    throw new InvalidArgumentError('Use <country>:<document>, such as DE:passport.');
  }
  return [...before, { country, document, variant }];
}

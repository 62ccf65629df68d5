import { assign, hasUnit } from './assign.ts';
import { coloursOf } from './background-colours.ts';
import { noFindings } from './findings.ts';
import { clausesOf } from './plain-text.ts';
import { quantitiesOf } from './quantities.ts';
import { type RuleReading, settled } from './settle.ts';
import { has, type Place, topicPlaces } from './topic-of.ts';
import {
  conditions,
  editWords,
  negations,
  otherPictures,
  photoWords,
  pictureWords,
  type Topic,
  topics,
} from './words.ts';

export { documentFrom, sizeOfPixels } from './complete.ts';
export type { RuleFact, RuleReading } from './settle.ts';

/** Longest clause that is read, in characters. No rule has one, and the time grows with its square. */
const clauseMax = 2000;

/** Longest text that is read, in characters. */
export const ruleTextMax = 10_000;

/**
 * Reads the rule of a photo, or the instructions of an exam, in any of eleven languages.
 *
 * It reads numbers with units, ranges and names of colours near the words that they belong to. It does not understand
 * sentences: what it cannot assign to one field is `unread`, and a field with several values is `unclear`. Nothing is
 * filled in from what is usual.
 */
export function readRule(text: string): RuleReading {
  const findings = noFindings();
  const unread = text.length > ruleTextMax ? [text.slice(ruleTextMax)] : [];
  let isOther = false;
  let inherited: Topic | null = null;
  for (const clause of clausesOf(text.slice(0, ruleTextMax))) {
    const { plain } = clause;
    if (plain.length > clauseMax) {
      unread.push(clause.original);
      continue;
    }
    const namesOther = has(plain, otherPictures);
    const namesPhoto = has(plain, photoWords) || (!namesOther && has(plain, pictureWords));
    if (namesOther !== namesPhoto) isOther = namesOther;
    const quantities = quantitiesOf(plain);
    const isMeasured = quantities.some(hasUnit);
    const isSkipped = isOther || (namesOther && namesPhoto && isMeasured) || conditions.test(plain);
    if (isSkipped) {
      if (isMeasured) unread.push(clause.original);
      continue;
    }
    const own = topicPlaces(plain);
    const colours = coloursOf(plain);
    const isHeading =
      quantities.length === 0 && colours.accepted.length === 0 && plain.split(' ').length <= 5;
    const context: Place[] = own.length === 0 && inherited ? [{ topic: inherited, at: 0 }] : own;
    if (has(plain, topics.background) || (own.length === 0 && inherited === 'background')) {
      if (colours.accepted.length > 0) findings.colours.push({ value: colours.accepted, clause });
    }
    if (has(plain, editWords) && has(plain, negations)) findings.edits.push({ value: true, clause });
    const used = quantities.filter((quantity, at) =>
      assign(quantity, at, quantities, clause, context, findings),
    );
    if (quantities.some((quantity) => hasUnit(quantity) && !used.includes(quantity)))
      unread.push(clause.original);
    if (isHeading) inherited = own.at(-1)?.topic ?? inherited;
    else if (own.length > 0) inherited = null;
  }
  return settled(findings, unread);
}

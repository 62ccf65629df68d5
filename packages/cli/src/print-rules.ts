import { formatList } from '@vesika/messages';
import type { DocumentType, PhotoRequirement, RequirementAnswer } from '@vesika/requirements';
import { basisText } from './basis-text.ts';
import {
  appearanceText,
  backgroundText,
  editsText,
  expressionText,
  glassesText,
  headCoveringText,
  notPublished,
  printText,
  supplyLines,
} from './rule-words.ts';
import type { Terminal } from './terminal.ts';
import type { Texts } from './texts.ts';

/** An answer with the requested document, for which a passport's rules may be used. */
export interface Rules extends RequirementAnswer {
  documentType: DocumentType;
}

type Band = Pick<PhotoRequirement['topMargin'], 'minMm' | 'maxMm'>;
type Row = readonly [name: string, value: string | null];

/** The rules of one country for people, block by block. */
export function rulesLines(
  all: ReadonlyArray<Rules>,
  texts: Texts,
  { colours }: Pick<Terminal, 'colours'>,
): string[] {
  return all.flatMap((rules, index) => {
    const shownAbove = all.slice(0, index).some(({ requirement }) => requirement === rules.requirement);
    const lines = shownAbove
      ? [
          `${colours.bold(standInTitle(rules, texts))}: nothing published of its own, so we use the passport requirements above.`,
        ]
      : [colours.bold(title(rules, texts)), ...rows(rules, texts).flatMap(rowLines)];
    return index === 0 ? lines : ['', ...lines];
  });
}

function title(rules: Rules, texts: Texts): string {
  if (rules.basis === 'passport-of-country') return standInTitle(rules, texts);
  const { label, countryCode, documentType, variant } = rules.requirement;
  return `${label} (${countryCode} ${documentType} ${variant})`;
}

function standInTitle({ documentType, requirement }: Rules, texts: Texts): string {
  return `${requirement.countryName} · ${texts.document(documentType)}`;
}

function rows(rules: Rules, texts: Texts): Row[] {
  const { requirement } = rules;
  const { headHeight, minDpi, photoAgeMonthsMax, specialNotes } = requirement;
  const crown = headHeight.includesHair ? ', chin to the top of the hair' : ', chin to crown';
  return [
    ...supplyLines(requirement, texts).map(
      (line, index): Row => [index === 0 ? 'Who takes the photo' : '', line],
    ),
    ['Editing', editsText(requirement)],
    ['No longer', discontinuedText(requirement, texts)],
    ['Size', sizeText(requirement)],
    ['Pixels', pixelText(requirement.pixels) ?? notPublished],
    ['Head height', band(headHeight, texts, crown)],
    ['Eye line', band(requirement.eyeLineFromBottom, texts, ', from the bottom edge')],
    ['Space above the head', band(requirement.topMargin, texts)],
    ['Background', backgroundText(requirement)],
    ['Resolution', minDpi ? texts.band({ min: minDpi.value, max: null }, 'dpi') : notPublished],
    ['File', fileText(requirement, texts)],
    ['Glasses', glassesText(requirement) ?? notPublished],
    ['Expression', expressionText(requirement) ?? notPublished],
    ['Head covering', headCoveringText(requirement) ?? notPublished],
    ['Appearance', appearanceText(requirement)],
    ['Age of photo', photoAgeText(photoAgeMonthsMax?.value)],
    ['Prints', printText(requirement) ?? notPublished],
    ['Notes', specialNotes.length === 0 ? null : specialNotes.join(' ')],
    ['Based on', basisText(rules, texts)],
    ['Source', sourceText(rules)],
  ];
}

function sizeText({ size }: PhotoRequirement): string {
  const { alternatives, upTo } = size;
  const also = alternatives.map(({ widthMm, heightMm }) => `, or ${widthMm} × ${heightMm}`).join('');
  const range = upTo ? `, up to ${upTo.widthMm} × ${upTo.heightMm} mm` : '';
  return `${size.widthMm} × ${size.heightMm} mm${size.derivedFromPx ? ' (nominal, digital only)' : ''}${also}${range}`;
}

function discontinuedText({ discontinued }: PhotoRequirement, texts: Texts): string | null {
  if (!discontinued) return null;
  const { since, replacedBy } = discontinued;
  return `${since ? `asked for since ${since}` : 'asked for'}; instead: ${texts.successor(replacedBy)}`;
}

function rowLines([name, value]: Row): string[] {
  return value === null ? [] : [`  ${name.padEnd(21)} ${value}`];
}

function band({ minMm, maxMm }: Band, texts: Texts, meaning = ''): string {
  const text = texts.band({ min: minMm, max: maxMm }, 'mm');
  return text === null ? notPublished : text + meaning;
}

function pixelText({
  widthPx,
  heightPx,
  minWidthPx,
  minHeightPx,
  maxWidthPx,
  maxHeightPx,
}: PhotoRequirement['pixels']): string | null {
  const pair = (name: string, width: number | null, height: number | null) =>
    width === null || height === null ? [] : [`${name}${width} × ${height}`];
  const parts = [
    ...pair('', widthPx, heightPx),
    ...pair('at least ', minWidthPx, minHeightPx),
    ...pair('at most ', maxWidthPx, maxHeightPx),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}

function fileText({ file }: PhotoRequirement, texts: Texts): string {
  const size = texts.band({ min: file.minKb, max: file.maxKb }, 'kB');
  return (
    [file.formats && formatList('en', file.formats, 'disjunction'), size].filter(Boolean).join(', ') ||
    notPublished
  );
}

function photoAgeText(monthsMax: number | undefined): string {
  if (monthsMax === undefined) return notPublished;
  return monthsMax === 1 ? 'at most 1 month' : `at most ${monthsMax} months`;
}

function sourceText({ source }: Rules): string | null {
  if (source === null) return null;
  return [source.title, source.address, source.date].filter((part) => part !== null).join(', ');
}

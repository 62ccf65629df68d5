import type { DocumentType, PhotoRequirement, RequirementAnswer } from '@vesika/requirements';
import { basisText } from './basis-text.ts';
import type { Terminal } from './terminal.ts';
import type { Texts } from './texts.ts';

/** An answer beside the document it was asked for: a passport's rules may stand in for it. */
export interface Rules extends RequirementAnswer {
  documentType: DocumentType;
}

type Band = Pick<PhotoRequirement['topMargin'], 'minMm' | 'maxMm'>;
type Row = readonly [name: string, value: string | null];

const notPublished = 'nothing published';

/** The rules of one country for a person, block by block. */
export function rulesLines(
  all: ReadonlyArray<Rules>,
  texts: Texts,
  { colours }: Pick<Terminal, 'colours'>,
): string[] {
  return all.flatMap((rules, index) => {
    const shownAbove = all.slice(0, index).some(({ requirement }) => requirement === rules.requirement);
    const lines = shownAbove
      ? [
          `${colours.bold(standInTitle(rules, texts))}: no record of its own; the passport rules above stand in.`,
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
  const { size, headHeight, background, minDpi, glasses } = requirement;
  return [
    ['Size', `${size.widthMm} × ${size.heightMm} mm${size.derivedFromPx ? ' (nominal, digital only)' : ''}`],
    ['Pixels', pixelText(requirement.pixels)],
    ['Head height', band(headHeight, texts, ', chin to crown')],
    ['Eye line', band(requirement.eyeLineFromBottom, texts, ', from the bottom edge')],
    ['Space above', band(requirement.topMargin, texts)],
    ['Background', [`${background.name} ${background.hex}`, ...background.alternatives].join(', or ')],
    ['Resolution', texts.band({ min: minDpi.value, max: null }, 'dpi')],
    ['File', fileText(requirement, texts)],
    ['Glasses', glasses.rule],
    ['Expression', requirement.expression],
    ['Head covering', requirement.headCovering],
    ['Age of photo', `at most ${requirement.photoAgeMonthsMax.value} months`],
    ['Prints', requirement.copies === null ? null : String(requirement.copies)],
    ['Editing', editingText(requirement)],
    ['Notes', requirement.specialNotes.length === 0 ? null : requirement.specialNotes.join(' ')],
    ['Rests on', basisText(rules, texts)],
    ['Source', sourceText(rules)],
  ];
}

function rowLines([name, value]: Row): string[] {
  return value === null ? [] : [`  ${name.padEnd(14)} ${value}`];
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
  return [file.formats?.join(' or '), size].filter(Boolean).join(', ') || notPublished;
}

function editingText({ editingForbiddenByAuthority }: PhotoRequirement): string {
  if (editingForbiddenByAuthority)
    return 'the authority refuses digitally altered photos; use make --crop-only';
  return 'no rule against editing found';
}

function sourceText({ source }: Rules): string | null {
  if (source === null) return null;
  return [source.title, source.address, source.date].filter((part) => part !== null).join(', ');
}

import { fallbackLanguage, formatList } from '@vesika/messages';
import {
  acceptedSizesText,
  bandText,
  childRuleSentences,
  fileSizeLimitText,
  limitText,
  pixelsText,
  sizeText,
} from '@vesika/report/words';
import {
  bringsPrints,
  type CapturedDocument,
  childRulesOf,
  type DocumentType,
  type PhotoRequirement,
  type RequirementAnswer,
} from '@vesika/requirements';
import { basisText } from './basis-text.ts';
import {
  appearanceText,
  backgroundText,
  editsText,
  expressionText,
  glassesText,
  headCoveringText,
  printText,
  supplyLines,
} from './rule-words.ts';
import type { Terminal } from './terminal.ts';
import type { Texts } from './texts.ts';

/** An answer with the requested document, for which a passport's rules may be used. */
export interface Rules extends RequirementAnswer {
  documentType: DocumentType;
}

type Band = Pick<PhotoRequirement['topMargin'], 'minMm' | 'maxMm'> &
  Partial<Pick<PhotoRequirement['topMargin'], 'px'>>;
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
          `${colours.bold(standInTitle(rules, texts))}: we found nothing published of its own, so we use the passport requirements above.`,
        ]
      : [colours.bold(title(rules, texts)), ...rows(rules, texts).flatMap(rowLines)];
    return index === 0 ? lines : ['', ...lines];
  });
}

/** A document whose photo the authority takes, as text for people. */
export function capturedLines(
  document: CapturedDocument,
  texts: Texts,
  { colours }: Pick<Terminal, 'colours'>,
): string[] {
  const { label, countryCode, documentType, variant, sources } = document;
  return [
    colours.bold(`${label} (${countryCode} ${documentType} ${variant})`),
    ...supplyLines(document, texts).map(
      (line, index): Row => [index === 0 ? 'Who takes the photo' : '', line],
    ),
    ['Authority', authorityText(document)] satisfies Row,
    ...sources.map((source, index): Row => [index === 0 ? 'How we know' : '', sourceText({ source })]),
  ].flatMap((line) => (typeof line === 'string' ? line : rowLines(line)));
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
  const notPublished = texts.rules('requirements.notPublished');
  const { headHeight, minDpi, specialNotes } = requirement;
  const crown = measuredTo(headHeight);
  return [
    ...supplyLines(requirement, texts).map(
      (line, index): Row => [index === 0 ? 'Who takes the photo' : '', line],
    ),
    ['Editing', editsText(requirement)],
    ['No longer', discontinuedText(requirement, texts)],
    ['Size', sizeTexts(requirement, texts)],
    ['Pixels', pixelText(requirement.pixels, texts) ?? notPublished],
    ['Head height', band(headHeight, texts, crown)],
    ['Face width', rareBand(requirement.headWidth, texts, ', ear root to ear root')],
    ['Eye line', band(requirement.eyeLineFromBottom, texts, ', from the bottom edge')],
    ['Space above the head', band(requirement.topMargin, texts)],
    ['Space below the chin', rareBand(requirement.chinMargin, texts)],
    ['Middle of the face', rareBand(requirement.faceCentreFromSide, texts, ', from either side edge')],
    ['Background', backgroundText(requirement)],
    ['Resolution', minDpi ? texts.band({ min: minDpi.value, max: null }, 'dpi') : notPublished],
    ['File', fileText(requirement, texts) ?? notPublished],
    ['Glasses', glassesText(requirement, texts)],
    ['Expression', expressionText(requirement, texts) ?? notPublished],
    ['Head covering', headCoveringText(requirement, texts) ?? notPublished],
    ['Appearance', appearanceText(requirement)],
    ['Strip at the bottom', captionText(requirement, texts)],
    ...childRows(requirement, texts),
    ['Age of photo', photoAgeText(requirement, texts) ?? notPublished],
    ['Prints', bringsPrints(requirement) ? (printText(requirement) ?? notPublished) : null],
    ['Notes', specialNotes.length === 0 ? null : specialNotes.join(' ')],
    ['Authority', authorityText(requirement)],
    ['Based on', basisText(rules, texts)],
    ['How we know', sourceText(rules)],
  ];
}

/** The points between which the head is measured, and whether the source says so. */
function measuredTo({ includesHair, derivation }: PhotoRequirement['headHeight']): string {
  if (includesHair) return ', chin to the top of the hair';
  const isSilent = includesHair === undefined && derivation === 'stated';
  return `, chin to crown${isSilent ? ' (the source does not say whether hair counts)' : ''}`;
}

function authorityText({ authority }: Pick<PhotoRequirement, 'authority'>): string | null {
  if (authority === null) return null;
  const { name, address, readOn } = authority;
  return `${name}, ${address} (${readOn ? `read by us on ${readOn}` : 'not read by us'})`;
}

type SourceOfText = Pick<NonNullable<Rules['source']>, 'title' | 'address' | 'date'>;

/** The rules for children, youngest first, with what the authority says on taking their photo. */
function childRows({ countryCode, documentType }: PhotoRequirement, { rules }: Texts): Row[] {
  const lines = childRulesOf(countryCode, documentType).flatMap((rule) => {
    const { headHeight, guidance, source } = rule;
    const limit =
      headHeight &&
      limitText(rules, fallbackLanguage, { min: headHeight.minMm, max: headHeight.maxMm }, 'mm');
    const saidElsewhere = headHeight?.source ? ` (${sourceText({ source: headHeight.source })})` : '';
    return [
      ...childRuleSentences(rules, fallbackLanguage, rule),
      ...(limit === null ? [] : [`${rules('engine:checks.head-height.name')}: ${limit}${saidElsewhere}`]),
      sourceText({ source })!,
      ...guidance.flatMap(({ says, source: saidBy }) => [
        ...says.map((each) => rules(`engine:children.guidance.${each}`)),
        ...(saidBy.title === source.title ? [] : [sourceText({ source: saidBy })!]),
      ]),
    ];
  });
  return lines.map((line, index): Row => [index === 0 ? 'Children' : '', line]);
}

function sizeTexts({ size }: PhotoRequirement, { rules }: Texts): string {
  const nominal = size.derivedFromPx ? ' (nominal, digital only)' : '';
  const accepted = acceptedSizesText(rules, fallbackLanguage, { size });
  return [`${sizeText(rules, fallbackLanguage, { size })}${nominal}`, accepted].filter(Boolean).join('. ');
}

function discontinuedText({ discontinued }: PhotoRequirement, texts: Texts): string | null {
  if (!discontinued) return null;
  const { since, replacedBy } = discontinued;
  return `${since ? `asked for since ${since}` : 'asked for'}; instead: ${texts.successor(replacedBy)}`;
}

function rowLines([name, value]: Row): string[] {
  return value === null ? [] : [`  ${name.padEnd(21)} ${value}`];
}

function band(limit: Band, texts: Texts, meaning = ''): string {
  return rareBand(limit, texts, meaning) ?? texts.rules('requirements.notPublished');
}

/** Null for a band that is not published, as most authorities bound no more than head, eyes and top. */
function rareBand(limit: Band, { rules }: Texts, meaning = ''): string | null {
  const text = bandText(rules, fallbackLanguage, { px: null, ...limit });
  return text && text + meaning;
}

function pixelText(pixels: PhotoRequirement['pixels'], { rules }: Texts): string | null {
  const { widthPx, heightPx, minWidthPx, minHeightPx, maxWidthPx, maxHeightPx } = pixels;
  const size = (width: number | null, height: number | null) =>
    width === null || height === null ? null : pixelsText(rules, fallbackLanguage, width, height);
  const exact = size(widthPx, heightPx);
  const least = size(minWidthPx, minHeightPx);
  const most = size(maxWidthPx, maxHeightPx);
  const parts = [
    exact,
    least && rules('engine:limits.atLeast', { value: least }),
    most && rules('engine:limits.atMost', { value: most }),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

function fileText({ file }: PhotoRequirement, { rules }: Texts): string | null {
  const size = fileSizeLimitText(rules, fallbackLanguage, { min: file.minKb, max: file.maxKb });
  const formats = file.formats && formatList(fallbackLanguage, file.formats, 'disjunction');
  return [formats, size].filter(Boolean).join(', ') || null;
}

function captionText({ caption }: PhotoRequirement, { rules }: Texts): string | null {
  return caption && rules(`countries:rules.required.${caption.required ? 'caption' : 'captionAllowed'}`);
}

function photoAgeText({ photoAgeMonthsMax }: PhotoRequirement, { rules }: Texts): string | null {
  return photoAgeMonthsMax && rules('countries:rules.required.recent', { count: photoAgeMonthsMax.value });
}

function sourceText({ source }: { source: SourceOfText | null }): string | null {
  if (source === null) return null;
  return [source.title, source.address, source.date ?? 'undated'].filter((part) => part !== null).join(', ');
}

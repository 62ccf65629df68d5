/**
 * Writes data/countries from a research set: one flat JSON array, one object per country, document type and
 * variant (fields in snake_case, as data/README.md describes them under "Where the records come from").
 *
 *   node --import @oxc-node/core/register packages/requirements/scripts/import-research-set.ts FILE
 *
 * Review the difference in version control before committing it; the tests judge every record.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import {
  bandMmSchema,
  type CountryFile,
  countryFileSchema,
  type RequirementSource,
  sourceKinds,
  sourceSchema,
} from '../src/schema.ts';

export type ResearchRecord = Record<string, unknown> & { country_code: string };

/** Pixels at 300 dpi are computed wherever they are needed, so this field is left behind. */
export const computedFields = ['print_px_300dpi'] as const;

export function toCountryFiles(research: ReadonlyArray<ResearchRecord>): CountryFile[] {
  const codes = [...new Set(research.map((record) => record.country_code))].sort();
  return codes.map((code) => toCountryFile(research.filter((record) => record.country_code === code)));
}

function toCountryFile(records: ReadonlyArray<ResearchRecord>): CountryFile {
  const first = records[0];
  return countryFileSchema.parse({
    countryCode: first?.country_code,
    alpha3: first?.alpha3,
    countryName: first?.country_name,
    region: first?.region,
    records: records.map(toRecord),
  });
}

function toRecord(from: ResearchRecord) {
  const sources = z.array(researchSourceSchema).parse(from.sources);
  return {
    documentType: from.document_type,
    variant: from.variant,
    isPrimary: from.is_primary,
    label: from.label,
    guideSlug: from.guide_slug,
    size: { widthMm: from.width_mm, heightMm: from.height_mm, derivedFromPx: from.mm_derived_from_px },
    pixels: {
      widthPx: from.px_width,
      heightPx: from.px_height,
      minWidthPx: from.px_min_width,
      minHeightPx: from.px_min_height,
      maxWidthPx: from.px_max_width,
      maxHeightPx: from.px_max_height,
    },
    headHeight: {
      minMm: from.head_height_min_mm,
      maxMm: from.head_height_max_mm,
      targetMm: from.head_target_mm,
      basis: from.head_basis,
    },
    eyeLineFromBottom: withTargetInside({
      minMm: from.eye_line_from_bottom_min_mm,
      maxMm: from.eye_line_from_bottom_max_mm,
      targetMm: from.eye_target_mm,
    }),
    topMargin: withTargetInside({
      minMm: from.top_margin_min_mm,
      maxMm: from.top_margin_max_mm,
      targetMm: from.top_target_mm,
    }),
    background: {
      name: from.background_color,
      hex: from.background_hex,
      alternatives: from.background_alternatives,
      basis: from.background_basis,
    },
    glasses: { allowed: from.glasses_allowed, rule: from.glasses_rule, basis: from.glasses_basis },
    smileAllowed: from.smile_allowed,
    expression: from.expression,
    headCovering: from.head_covering,
    minDpi: { value: from.min_dpi, basis: from.min_dpi_basis },
    photoAgeMonthsMax: { value: from.photo_max_age_months, basis: from.photo_age_basis },
    file: { minKb: from.min_file_size_kb, maxKb: from.max_file_size_kb, formats: from.file_formats },
    copies: from.copies,
    editingForbiddenByAuthority: from.editing_forbidden_by_authority,
    specialNotes: from.special_notes,
    sources: bestFirst(sources),
    officialRefs: [...new Set([...z.array(z.string()).parse(from.official_refs), ...citedPages(sources)])],
    lineages: from.lineages,
    verified: from.verified,
    confidence: from.confidence,
    sourceDate: from.source_date,
    sourceDateOf: from.source_date_of,
    inheritsFrom: from.inherits_from,
  };
}

/** Title, address as the research wrote it, kind and date. */
const researchSourceSchema = sourceSchema.extend({ address: z.string() });
type ResearchSource = z.infer<typeof researchSourceSchema>;

/** What a source was copied from, where it was not checked there. */
function citedPages(sources: ReadonlyArray<ResearchSource>): string[] {
  return sources
    .filter(({ kind }) => kind !== 'official-checked')
    .flatMap(({ address }) => address.split(' -> ').slice(1));
}

function bestFirst(sources: ReadonlyArray<ResearchSource>): RequirementSource[] {
  return sources.map(withOpenAddress).sort((a, b) => rank(a) - rank(b) || newestFirst(a, b));
}

/** An entry checked again on the authority's page counts as much as the page: then the newer one leads. */
function rank({ kind }: RequirementSource): number {
  return sourceKinds.indexOf(kind === 'official-checked' ? 'official' : kind);
}

function newestFirst(a: RequirementSource, b: RequirementSource): number {
  return (b.date ?? '').localeCompare(a.date ?? '');
}

/**
 * An address that can be opened. The research also writes "copy -> page it was checked against" (the page is
 * taken), "npm <package>", "address (what to look at)" (the note goes into the title) and a note alone.
 */
function withOpenAddress({ title, address, ...source }: ResearchSource): RequirementSource {
  const [copy = '', original] = address.split(' -> ');
  const shown = original && source.kind === 'official-checked' ? original : copy;
  const [, place = '', note] = /^([^(]*?)(?: ?\((.*)\))?$/.exec(shown) ?? [];
  const npmName = /^npm (\S+)$/.exec(place)?.[1];
  return {
    ...source,
    title: place && note ? `${title} (${note})` : title,
    address: npmName ? `https://www.npmjs.com/package/${npmName}` : place || null,
  };
}

/** A data set's point value outside the published band would aim the crop at a photo that fails. */
function withTargetInside(band: Record<'minMm' | 'maxMm' | 'targetMm', unknown>) {
  const { minMm, maxMm, targetMm } = bandMmSchema.parse(band);
  const inside = targetMm !== null && targetMm >= (minMm ?? targetMm) && targetMm <= (maxMm ?? targetMm);
  return { minMm, maxMm, targetMm: inside ? targetMm : null };
}

/** As a file says it: what is empty is left out, and what fits stands on one line. */
export function fileText(content: object): string {
  return `${laidOut(withoutEmptyFields(content), '')}\n`;
}

const columnsMax = 100;

function laidOut(value: unknown, indent: string): string {
  const flat = JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ');
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= columnsMax) return flat;
  const inner = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((each) => laidOut(each, inner))
    : Object.entries(value).map(([name, each]) => `"${name}": ${laidOut(each, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${inner}${items.join(`,\n${inner}`)}\n${indent}${close}`;
}

function withoutEmptyFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, each]) => [name, withoutEmptyFields(each)] as const);
  return Object.fromEntries(fields.filter(([, each]) => !isEmpty(each)));
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
}

function writeCountryFiles(researchPath: string) {
  const research: ResearchRecord[] = JSON.parse(readFileSync(researchPath, 'utf8'));
  const files = toCountryFiles(research);
  const folder = new URL('../data/countries/', import.meta.url);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of files) {
    writeFileSync(new URL(`${file.countryCode.toLowerCase()}.json`, folder), fileText(file));
  }
  console.log(`${research.length} records in ${files.length} files`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const researchPath = process.argv[2];
  if (!researchPath) {
    console.error('usage: import-research-set.ts FILE');
    process.exitCode = 2;
  } else {
    writeCountryFiles(researchPath);
  }
}

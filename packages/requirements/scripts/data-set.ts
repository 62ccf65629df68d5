import { z } from 'zod';
import { capturedDocumentSchema, childRuleSchema, rulesChangeSchema } from '../src/data-schemas.ts';
import { withEmptyFields } from '../src/empty-fields.ts';
import { allChanges, allRequirements, capturedDocuments, type PhotoRequirement } from '../src/index.ts';
import { photoRequirementSchema, sourceSchema } from '../src/schema.ts';
import { storedData } from '../src/stored.ts';

/** The whole data as one document: requirements.json. Sources are listed once, and records refer to them by id. */
const dataSetSchema = z
  .strictObject({
    version: z.string().describe('Version of the package @vesika/requirements.'),
    licence: z.string().describe('Terms of use.'),
    requirements: z
      .array(
        photoRequirementSchema.omit({ guideSlug: true }).extend({
          sources: z
            .array(z.string())
            .describe('Names of `sources`, nearest to the authority first, then newest first.'),
        }),
      )
      .describe('One record for each country, document type and variant.'),
    capturedDocuments: z
      .array(
        z.strictObject({
          ...capturedDocumentSchema.shape,
          sources: z.array(z.string()).describe('Names of `sources`.'),
        }),
      )
      .describe('Documents whose photo nobody brings, so that no size is published.'),
    childRules: z.array(childRuleSchema).describe('Exemptions that authorities grant to children.'),
    changes: z.array(rulesChangeSchema).describe('Changes of rules since version 0.1.0, newest first.'),
    sources: z
      .record(
        z.string(),
        sourceSchema.extend({
          lineage: z
            .string()
            .nullable()
            .describe('Sources that copy each other share a lineage; null if the source is on its own.'),
        }),
      )
      .describe('Sources by id.'),
  })
  .describe('What authorities require of passport, visa and ID photos.');

export type DataSet = z.infer<typeof dataSetSchema>;

export function dataSet(version: string): DataSet {
  const { sources, childRules } = storedData();
  return {
    version,
    licence: 'Facts are free; texts, selection and arrangement: CC BY 4.0 (Vesika authors).',
    requirements: allRequirements().map(({ guideSlug: _, ...record }) => ({
      ...record,
      sources: record.sources.map(({ id }) => id),
      // The format `uri` of JSON Schema allows ASCII only.
      officialRefs: record.officialRefs.map((address) => encodeURI(address).replaceAll('%25', '%')),
    })),
    capturedDocuments: capturedDocuments().map((document) => ({
      ...document,
      sources: document.sources.map(({ id }) => id),
    })),
    childRules: childRules.map((rule) => withEmptyFields.childRule(rule)),
    changes: [...allChanges()],
    sources: Object.fromEntries(
      Object.entries(sources).map(([id, source]) => [
        id,
        withEmptyFields.source<DataSet['sources'][string]>({ lineage: null, ...source }),
      ]),
    ),
  };
}

/** JSON Schema (draft 2020-12) of `dataSet`. */
export function dataSetJsonSchema(): object {
  return z.toJSONSchema(dataSetSchema);
}

/** One row for each record, with the facts most readers look for; lists are separated by spaces. RFC 4180. */
export function dataSetCsv(): string {
  const rows = allRequirements().map((record) => columns.map(([, cellOf]) => cellOf(record)));
  return [columns.map(([name]) => name), ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

type Cell = string | number | boolean | null;

const columns: ReadonlyArray<readonly [name: string, cellOf: (record: PhotoRequirement) => Cell]> = [
  ['country_code', ({ countryCode }) => countryCode],
  ['alpha3', ({ alpha3 }) => alpha3],
  ['country', ({ countryName }) => countryName],
  ['document_type', ({ documentType }) => documentType],
  ['variant', ({ variant }) => variant],
  ['label', ({ label }) => label],
  ['width_mm', ({ size }) => size.widthMm],
  ['height_mm', ({ size }) => size.heightMm],
  ['size_level', ({ size }) => size.level],
  ['size_source', ({ size }) => size.source],
  ['width_px', ({ pixels }) => pixels.widthPx],
  ['height_px', ({ pixels }) => pixels.heightPx],
  ['head_min_mm', ({ headHeight }) => headHeight.minMm],
  ['head_max_mm', ({ headHeight }) => headHeight.maxMm],
  ['head_includes_hair', ({ headHeight }) => headHeight.includesHair ?? null],
  ['head_derivation', ({ headHeight }) => headHeight.derivation],
  ['head_level', ({ headHeight }) => headHeight.level],
  ['head_source', ({ headHeight }) => headHeight.source],
  ['background', ({ background }) => background.colour],
  ['background_hex', ({ background }) => background.hex],
  ['background_level', ({ background }) => background.level],
  ['background_source', ({ background }) => background.source],
  ['supply', ({ supply }) => supply.kind],
  ['supply_level', ({ supply }) => supply.level],
  ['supply_source', ({ supply }) => supply.source],
  ['edits_refused', ({ edits }) => edits.refused.join(' ')],
  ['edits_level', ({ edits }) => edits.level],
  ['edits_source', ({ edits }) => edits.source],
  ['glasses', ({ glasses }) => glasses?.policy ?? null],
  ['glasses_level', ({ glasses }) => glasses?.level ?? null],
  ['expression', ({ expression }) => expression?.policy ?? null],
  ['expression_level', ({ expression }) => expression?.level ?? null],
  ['head_covering_exceptions', ({ headCovering }) => headCovering?.exceptions.join(' ') ?? null],
  ['photo_age_months_max', ({ photoAgeMonthsMax }) => photoAgeMonthsMax?.value ?? null],
  ['file_min_kb', ({ file }) => file.minKb],
  ['file_max_kb', ({ file }) => file.maxKb],
  ['file_formats', ({ file }) => file.formats?.join(' ') ?? null],
  ['prints', ({ print }) => print.copies],
  ['discontinued', ({ discontinued }) => discontinued !== null],
  ['authority', ({ authority }) => authority?.name ?? null],
  ['authority_address', ({ authority }) => authority?.address ?? null],
  ['authority_read_on', ({ authority }) => authority?.readOn ?? null],
  ['verified', ({ verified }) => verified],
  ['valid_from', ({ validFrom }) => validFrom],
  ['valid_until', ({ validUntil }) => validUntil],
  ['changed_on', ({ changedOn }) => changedOn],
  ['checked_on', ({ checkedOn }) => checkedOn],
];

function quoted(cell: Cell): string {
  const text = String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** JavaScript that replaces src/stored.ts in the published package. */
export function storedModule(): string {
  const json = JSON.stringify(JSON.stringify(storedData()));
  return `let loaded;\nexport function storedData() {\n  return (loaded ??= JSON.parse(${json}));\n}\n`;
}

/** Apart from the schema so that reading a record does not load a validator; the tests hold it to the schema. */

/** What a file leaves out where nothing is known. */
const source = { address: null, date: null };
const band = { minMm: null, maxMm: null, targetMm: null };
const record = {
  guideSlug: null,
  pixels: {
    widthPx: null,
    heightPx: null,
    minWidthPx: null,
    minHeightPx: null,
    maxWidthPx: null,
    maxHeightPx: null,
  },
  headHeight: { targetMm: null },
  eyeLineFromBottom: band,
  topMargin: band,
  background: { alternatives: [] },
  file: { minKb: null, maxKb: null, formats: null },
  copies: null,
  editingForbiddenByAuthority: null,
  specialNotes: [],
  sources: [source],
  officialRefs: [],
  lineages: [],
  sourceDate: null,
  sourceDateOf: null,
  inheritsFrom: null,
};

/** In: as a file has it. Out: with every field of the schema. */
export const withEmptyFields = {
  record: <T>(stored: object): T => filled(stored, record) as T,
  childRule: <T>(stored: object): T => filled(stored, { headHeight: null, relaxed: [], source }) as T,
};

/** A list of one shows what each of its items has. */
function filled(value: unknown, empty: unknown): unknown {
  if (Array.isArray(empty)) {
    return (Array.isArray(value) ? value : []).map((each) => (empty[0] ? filled(each, empty[0]) : each));
  }
  if (empty === null || typeof empty !== 'object') return value === undefined ? empty : value;
  const fields = Object.entries(empty).map(([name, each]) => [
    name,
    filled((value as Record<string, unknown> | undefined)?.[name], each),
  ]);
  return { ...(value as object | undefined), ...Object.fromEntries(fields) };
}

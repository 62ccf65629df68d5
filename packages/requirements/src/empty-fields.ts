/** Apart from the schema so that reading a record does not load a validator; the tests hold it to the schema. */

/** A fact that a record may be without: null, or with what its file leaves out. */
class Fact {
  readonly empty: object;
  constructor(empty: object) {
    this.empty = empty;
  }
}

/** What a file leaves out where nothing is known. */
const evidence = { source: null };
/** Of facts that are there in every record: they rest on nothing where they say nothing. */
const unverified = { level: 'unverified', ...evidence };
const band = { minMm: null, maxMm: null, targetMm: null, ...unverified };
const noted = { note: null, ...evidence };
const route = {
  kind: null,
  appliesTo: [],
  since: null,
  transferCode: null,
  refusedCaptures: [],
  details: [],
  ...evidence,
};
const record = {
  guideSlug: null,
  supply: { ...route, otherwise: [route] },
  edits: { refused: [], saidBy: null, ...noted },
  discontinued: new Fact({ since: null, ...evidence }),
  size: { derivedFromPx: false, alternatives: [], upTo: null, ...evidence },
  pixels: {
    widthPx: null,
    heightPx: null,
    minWidthPx: null,
    minHeightPx: null,
    maxWidthPx: null,
    maxHeightPx: null,
    ...unverified,
  },
  headHeight: { targetMm: null, ...evidence },
  eyeLineFromBottom: band,
  topMargin: band,
  background: { alternatives: [], refused: [], ...noted },
  glasses: new Fact({ conditions: [], ...noted }),
  expression: new Fact(noted),
  headCovering: new Fact({
    exceptions: [],
    proof: false,
    compulsoryFor: new Fact({ fromAgeYears: null }),
    ...noted,
  }),
  appearance: new Fact({ rules: [], ...noted }),
  minDpi: new Fact({ of: 'picture', ...evidence }),
  photoAgeMonthsMax: new Fact(evidence),
  file: { minKb: null, maxKb: null, formats: null, ...unverified },
  print: { copies: null, finish: null, borderless: null, back: [], ...unverified },
  specialNotes: [],
  officialRefs: [],
  lineages: [],
  checkedOn: null,
  inheritsFrom: null,
};
const source = { address: null, date: null };

/** In: as a file has it. Out: with every field of the schema. */
export const withEmptyFields = {
  record: <T>(stored: object): T => filled(stored, record) as T,
  childRule: <T>(stored: object): T => filled(stored, { headHeight: null, relaxed: [], source }) as T,
  source: <T>(stored: object): T => filled(stored, source) as T,
};

/** A list of one shows what each of its items has. */
function filled(value: unknown, empty: unknown): unknown {
  if (empty instanceof Fact) return value === undefined || value === null ? null : filled(value, empty.empty);
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
